import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { requestIfPossible } from '../../../studio/request.ts'
import { type Frame, frameOf } from '../frame-note.ts'
import type { MainPicture } from '../main-picture.ts'

/** The frames of a picture and of the main picture; undefined until both are known. */
export function useFrames(own: unknown, main: MainPicture | undefined) {
  const { routes } = useConfig().config
  const [frames, setFrames] = useState<{ own: Frame; main: Frame }>()
  const key = typeof own === 'number' && main ? JSON.stringify({ own, main }) : undefined
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setFrames(undefined)
    if (key) {
      void readFrames(`${routes.api}/media`, JSON.parse(key), signal).then((read) => {
        if (!signal.aborted) setFrames(read)
      })
    }
    return () => controller.abort()
  }, [routes.api, key])
  return frames
}

type Asked = { own: number; main: MainPicture }

async function readFrames(media: string, asked: Asked, signal: AbortSignal) {
  // Without an answer no note is shown: it is a help only.
  const read = (id: number) => requestIfPossible<unknown>(`${media}/${id}?depth=0`, { signal })
  const [own, main] = await Promise.all([read(asked.own), readMain(asked.main, read)])
  const frames = { own: frameOf(own), main: frameOf(main) }
  return frames.own && frames.main && { own: frames.own, main: frames.main }
}

async function readMain(main: MainPicture, read: (id: number) => Promise<unknown>) {
  if ('picture' in main) return read(main.picture)
  const { poster }: { poster?: unknown } = Object(await read(main.posterOf))
  const picture = typeof poster === 'number' ? poster : main.orPicture
  return picture === undefined ? undefined : read(picture)
}
