import { MESSAGES } from '../config/protocol.ts'
import type { CommonMessages, MessagePayload } from './create.ts'

/**
 * Fetches the common and the page's messages from the URLs on <html>. Rejects if a request fails.
 * The entry script has its own copy: code shared with the application would be another file to wait for.
 */
export async function fetchMessages(): Promise<[CommonMessages, MessagePayload]> {
  const addresses = document.documentElement.getAttribute(MESSAGES)?.split(' ') ?? []
  // The build writes both URLs in this order.
  return Promise.all(addresses.map(async (address) => (await fetch(address)).json())) as Promise<
    [CommonMessages, MessagePayload]
  >
}
