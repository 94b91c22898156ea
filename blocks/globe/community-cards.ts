import { makeButton } from './make-button.ts'
import type { CommunityCard } from './read-globe.ts'

/** Makes the names of communities buttons; returns what marks the chosen one. */
export function watchCards(
  cards: readonly CommunityCard[],
  onChoose: (index: number) => void,
  signal: AbortSignal,
): (chosen: number | null) => void {
  const buttons = cards.map(({ card }, index) => {
    const button = makeButton(card, card.querySelector('[data-name]') ?? card, signal)
    button.addEventListener('click', () => onChoose(index), { signal })
    return button
  })
  return (chosen) => {
    for (const [index, button] of buttons.entries())
      button.ariaCurrent = index === chosen ? 'true' : null
  }
}
