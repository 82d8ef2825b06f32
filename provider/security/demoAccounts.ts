/** Of every demo account: known to all, so never to be met in production. */
export const DEMO_PASSWORD = 'GO-demo-2026';
export const DEMO_DOMAIN = '@demo.example';
