import { useConfig } from '@payloadcms/ui'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { askSame, fingerprintOf, noteOf } from './ask-same.ts'
import { oneByOne } from './one-by-one.ts'
import { sendFile } from './send-file.ts'
import { isUnderWay, type Send, type Upload, UploadQueue } from './upload-queue.ts'

export type Uploads = {
  list: readonly Upload[]
  isBusy: boolean
  add: (files: File[]) => void
  retry: (key: number) => void
  keepBoth: (key: number) => void
  leave: (key: number) => void
  clear: () => void
}

/** The uploads of the open library; a file goes into the folder that is open when it is added. */
export function useUploads(folder: string, refresh: () => void): Uploads {
  const { routes } = useConfig().config
  const latest = useRef(refresh)
  latest.current = refresh
  const [queue] = useState(() => new UploadQueue(() => latest.current()))
  const list = useSyncExternalStore(queue.subscribe, queue.list, queue.list)
  const isBusy = list.some(isUnderWay)
  useWarning(isBusy)
  const data = /^\d+$/.test(folder) ? { folder: Number(folder) } : {}
  const target = { method: 'POST', path: `${routes.api}/media`, data } as const
  const [inTurn] = useState(oneByOne)
  const send: Send = async (file, onProgress, isWanted) => {
    const fingerprint = isWanted ? undefined : await fingerprintOf(file)
    return inTurn(fingerprint, async () => {
      const same = await askSame(routes.api, fingerprint)
      if (same) return { isDone: false, same }
      const sent = await sendFile(target, file, onProgress)
      return sent.isDone ? { isDone: true, message: await noteOf(file) } : sent
    })
  }
  return {
    list,
    isBusy,
    add: (files) => queue.add(files, send),
    retry: (key) => queue.retry(key),
    keepBoth: (key) => queue.keepBoth(key),
    leave: (key) => queue.leave(key),
    clear: () => queue.clear(),
  }
}

/** The browser asks before the tab is closed during uploads. */
function useWarning(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isBusy])
}
