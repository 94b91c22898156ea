'use client'

import { asFields } from '@belvedere/kit/json.ts'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import type { Move } from './endpoint.ts'

/** How long typing pauses before the service is queried, in milliseconds. */
const PAUSE = 250

type Question = { collection: string; field: 'slug' | 'title'; text: string }

/** Queries the service about a slug or a title when typing pauses; not for an empty text. */
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

/** The service's response about a slug or a title; see `slugsEndpoint`. */
type SlugAnswer = { free: string; usedBy: string | null; move: Move | null }

/** Undefined without a response: slugs are checked again when the record is saved. */
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

function parse(answer: unknown): SlugAnswer {
  const { free, usedBy, move } = asFields(answer)
  return {
    free: typeof free === 'string' ? free : '',
    usedBy: typeof usedBy === 'string' ? usedBy : null,
    move: moveIn(move),
  }
}

function moveIn(value: unknown): Move | null {
  const { from, to, isWithBelow } = asFields(value)
  if (typeof from !== 'string' || typeof to !== 'string') return null
  return { from, to, isWithBelow: isWithBelow === true }
}
