import { Component, type ReactNode } from 'react'

type Props = { type: string; html: string; children: ReactNode }

/** Error boundary of one island: if it fails in the browser, it falls back to the server's HTML. */
export class IslandBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(`Block kind ${this.props.type} failed in the browser:`, error)
  }

  override render() {
    const { html, children } = this.props
    if (!this.state.hasFailed) return children
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own view rendered it on the server
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />
  }
}
