'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

/** How long typing pauses before the service is asked, in milliseconds. */
const PAUSE = 250

type Question = { collection: string; field: 'slug' | 'title'; text: string }

/** Asks the service about a slug or a title when typing pauses; an empty text asks nothing. */
export function useAnswer(
  { collection, field, text }: Question,
  onAnswer: (answer: SlugAnswer | undefined) => void,
) {
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const query = { collection, [field]: text, id: String(id ?? '') }
    const answer = await askSlugs(config.routes.api, query, signal)
    if (!signal.aborted) onAnswer(answer)
  })
  useEffect(() => {
    if (text === '') return
    const controller = new AbortController()
    const timer = setTimeout(() => ask(controller.signal), PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])
}

/** What the service says about a slug or a title; see `slugsEndpoint`. */
type SlugAnswer = { free: string; usedBy: string | null }

/** Undefined when there is no answer: slugs are checked again when the record is saved. */
async function askSlugs(
  api: string,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<SlugAnswer | undefined> {
  try {
    const response = await fetch(`${api}/slugs?${new URLSearchParams(query)}`, {
      credentials: 'include',
      signal,
    })
    return response.ok ? parse(await response.json()) : undefined
  } catch {
    return undefined
  }
}

function parse({ free, usedBy }: { free?: unknown; usedBy?: unknown }): SlugAnswer {
  return {
    free: typeof free === 'string' ? free : '',
    usedBy: typeof usedBy === 'string' ? usedBy : null,
  }
}
