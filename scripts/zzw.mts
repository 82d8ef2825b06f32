import { chromium } from 'playwright-core';
import { PAGES } from '../tests/e2e/support/pages.ts';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args:['--no-sandbox','--disable-gpu'] });
const ctx = await b.newContext({ viewport:{width:390,height:2500} }); const page = await ctx.newPage();
const word = 'https://example.org/'.padEnd(150,'x');
const KEYS=/^(name|title|summary|society_name|short_name|address_loc|local_branch_name|english_branch_name|description|label)$/;
const change=(v:any,k=''):any=>Array.isArray(v)?v.map(x=>change(x)):v&&typeof v==='object'?Object.fromEntries(Object.entries(v).map(([n,x])=>[n,typeof x==='string'&&KEYS.test(n)&&x.length>0?word:change(x,n)])):v;
await page.route(/\/api\/v[12]\//, async r=>{ if(/language/.test(r.request().url())) return r.continue(); try{const a=await r.fetch(); if(!(a.headers()['content-type']??'').includes('json')) return r.fulfill({response:a}); r.fulfill({response:a,json:change(await a.json())});}catch{} });
for (const [n,p] of Object.entries(PAGES)) {
 try { await page.goto('http://127.0.0.1:5155'+p); await page.waitForSelector('h1',{timeout:8000}); await page.waitForTimeout(700);
 const w = await page.evaluate('document.documentElement.scrollWidth');
 if (w>390) { const who=await page.evaluate(`(() => { const out=[]; for(const e of document.querySelectorAll('main *')){const r=e.getBoundingClientRect(); if(r.right>391&&r.width>0){const p=e.parentElement.getBoundingClientRect(); if(p.right<=391||out.length<1) out.push(e.tagName+'.'+(e.className.baseVal??e.className)+' in '+(e.parentElement.className)+' '+Math.round(r.right));}} return out.slice(0,4).join(' ; ') })()`); console.log(w,n,p,'::',who); } } catch(e){ console.log('ERR',n,String(e).slice(0,100)); }
}
await b.close();
