/**
 * The built answer to a post that was not accepted. It is served at the form's address, where the application would take
 * it for another page, so its script is left out.
 */
export function withoutApplication(html: string): string {
  return html.replace(/<script type="module"[^>]*><\/script>/, '')
}
