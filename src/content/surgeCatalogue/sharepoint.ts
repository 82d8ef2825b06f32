/** The address of a document that the federation keeps on its SharePoint, by the document's id. */
export function sharePointDocument(id: string): string {
  return `https://ifrcorg.sharepoint.com/:b:/s/IFRCSharing/${id}`;
}
