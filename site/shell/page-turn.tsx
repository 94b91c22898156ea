import { PureComponent } from 'react'

/**
 * Dispatches `page:leave` on the document while the page before still stands there as it was, and
 * `page:enter` once the next one has taken its place. React has no hook for the moment before.
 */
export class PageTurn extends PureComponent<{ address: string }> {
  override getSnapshotBeforeUpdate() {
    document.dispatchEvent(new Event('page:leave'))
    return null
  }

  override componentDidUpdate() {
    document.dispatchEvent(new Event('page:enter'))
  }

  override render() {
    return null
  }
}
