import type { CDPSession } from '@playwright/test'

/** The frames of a page over time, as PNG files. */
type Recording = {
  stop: () => Promise<void>
  /** The frame that was shown at a time, in milliseconds since 1970; the first one before it. */
  at: (time: number) => Buffer
}

/** Records every frame that the browser draws from now on. */
export async function record(session: CDPSession): Promise<Recording> {
  const frames: { time: number; png: Buffer }[] = []
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    const time = (metadata.timestamp ?? 0) * 1000
    frames.push({ time, png: Buffer.from(data, 'base64') })
    // The page may be gone by then.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  return {
    stop: async () => void (await session.send('Page.stopScreencast')),
    at: (time) => {
      const frame = frames.findLast((one) => one.time <= time) ?? frames[0]
      if (!frame) throw new Error('The browser has drawn no frame.')
      return frame.png
    },
  }
}
