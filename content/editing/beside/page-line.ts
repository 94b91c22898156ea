import type { FromPage, ToPage } from '@belvedere/kit/preview-messages.ts'
import { readMessage } from './page-message.ts'

type Options = {
  frame: HTMLIFrameElement
  /** The origin of the site; other pages are neither heard nor told anything. */
  site: string
  onMessage: (message: FromPage) => void
  signal: AbortSignal
}

/** Hears the page in a frame, and tells it something. */
export class PageLine {
  readonly #options: Options
  #port: MessagePort | undefined

  constructor(options: Options) {
    this.#options = options
    const { frame, site, onMessage, signal } = options
    const hear = ({ data, origin, source }: MessageEvent) => {
      const isFromPage = source === frame.contentWindow && origin === site
      const message = isFromPage ? readMessage(data) : undefined
      if (message) onMessage(message)
    }
    window.addEventListener('message', hear, { signal })
    signal.addEventListener('abort', () => this.#port?.close())
  }

  /**
   * Gives the page a port to listen at. What is posted there leaves at once; a message to the window
   * of another process leaves after the work at the key, which takes long in a long form.
   */
  open(): void {
    const { frame, site } = this.#options
    const { port1, port2 } = new MessageChannel()
    const message: ToPage = { type: 'belvedere:line' }
    this.#port?.close()
    this.#port = port1
    frame.contentWindow?.postMessage(message, site, [port2])
  }

  tell(message: ToPage): void {
    this.#port?.postMessage(message)
  }
}
