import { focusedField } from './forms.ts'
import { isPageAddress } from './page-link.ts'

/** The path and query of a URL, which name a page or a view of it. */
export function addressOf({ pathname, search }: URL) {
  return pathname + search
}

/** True for `history.pushState` and `replaceState`, which do not change the page. */
export function isHistoryCall({ destination, navigationType, hashChange }: NavigateEvent) {
  return destination.sameDocument && navigationType !== 'traverse' && !hashChange
}

/** True for a page of this site in this tab, unless the navigation posts a form. */
export function isOurs(event: NavigateEvent, to: URL) {
  const { canIntercept, navigationType, formData, sourceElement } = event
  if (!canIntercept || navigationType === 'reload' || formData) return false
  const link = sourceElement?.closest('a')
  return link?.rel !== 'external' && isPageAddress(to)
}

/** Loads the document of a navigation; Back and Forward have changed the address already. */
export function loadDocument({ navigationType }: NavigateEvent, to: URL) {
  if (navigationType === 'traverse') location.reload()
  else location.assign(to)
}

/** Submitting a form again with the same choices keeps the scroll position. */
export function scrollBehaviourOf({ info }: NavigateEvent): NavigationInterceptOptions {
  return focusedField(info) === undefined ? {} : { scroll: 'manual' }
}
