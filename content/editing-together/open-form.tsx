'use client'

export function OpenForm() {
  return null
}
