/** Posts JSON. Rejects with a reason of one line when the answer is not a success. */
export async function postJson(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> {
  const said = { 'Content-Type': 'application/json', ...headers }
  const response = await fetch(url, { method: 'POST', body, headers: said, redirect: 'manual', signal })
  const answer = await response.text()
  if (!response.ok) throw new Error(`status ${response.status}: ${answer.slice(0, 200).replace(/\s+/g, ' ')}`)
}
