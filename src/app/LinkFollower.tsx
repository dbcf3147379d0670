import { useEffect } from 'react'
import { createPath, useNavigate } from 'react-router-dom'
import { useLocale } from '../i18n/LocaleContext.ts'
import { followedLink, routerFollowsLinks } from './links.ts'

/**
 * Has the router follow clicked links, where they can be hovered. One listener for the document instead of a component for
 * each of more than a hundred links: hydration and page changes take half the time. Record: docs/decisions/hydration-on-intent.md.
 */
export function LinkFollower() {
  const navigate = useNavigate()
  const { code } = useLocale().locale
  useEffect(() => {
    if (!routerFollowsLinks()) return undefined
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return
      const found = followedLink(event.target, code)
      if (!found) return
      event.preventDefault()
      const { pathname, search, hash } = found.link
      // As for a link of the browser's, the same address again is no new entry of the history.
      const replace = createPath({ pathname, search, hash }) === createPath(location)
      void navigate({ pathname, search, hash }, { replace })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, code])
  return null
}

/** Not one that asks for another tab or window, or for a download. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
