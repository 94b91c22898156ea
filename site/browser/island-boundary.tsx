import { Component, type ReactNode } from 'react'
import { keepControls } from './keep-controls.ts'

type Props = {
  block: HTMLElement
  /** Shown if the children fail. */
  fallback: ReactNode
  children: ReactNode
}
type State = { hasFailed: boolean }

/**
 * Error boundary of one island. The visitor's input, the focus and the selection are given to the
 * fallback. They are also given to the children, if React renders them instead of hydrating them:
 * visitors' own programs change the HTML, such as password managers and translators.
 */
export class IslandBoundary extends Component<Props, State, () => void> {
  override state = { hasFailed: false }
  /** React changes the block only when it commits; until then the server's HTML is in place. */
  readonly #restore = keepControls(this.props.block)
  #nodes: ChildNode[] = []

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidMount() {
    this.#restore()
    this.#nodes = [...this.props.block.childNodes]
  }

  override getSnapshotBeforeUpdate() {
    const { block } = this.props
    const restore = keepControls(block)
    // React would remove these nodes from the block, but another program may have removed them
    // already.
    block.replaceChildren(...this.#nodes)
    return restore
  }

  override componentDidUpdate(_: Props, __: State, restore: () => void) {
    restore()
  }

  override componentDidCatch(error: unknown) {
    console.error(`Block kind ${this.props.block.dataset.block} failed in the browser:`, error)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
