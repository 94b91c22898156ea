import { calma, juniper, listing, sorrel } from '@belvedere/blocks/parts/listing/fixture.ts'
import { shownListings } from '@belvedere/blocks/parts/listing/listing.ts'
import { ListingList } from '@belvedere/blocks/parts/listing/listing-list.tsx'
import { ENGLISH } from '@belvedere/kit/words/words-of.ts'
import { Button } from '@belvedere/ui/button.tsx'
import { Chip } from '@belvedere/ui/chip.tsx'
import { Crumbs } from '@belvedere/ui/crumbs.tsx'
import { RoundButton } from '@belvedere/ui/round-button.tsx'
import { Select } from '@belvedere/ui/select.tsx'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import type { ReactNode } from 'react'
import { readChoice } from '../content/list-choice.ts'
import { Pager } from '../screens/category/pager.tsx'

type Props = { title: string; children: ReactNode }

/** A page of UI parts that no block shows on their own. */
function Sheet({ title, children }: Props) {
  return (
    <section className="block" data-opening="" aria-labelledby="sheet">
      <div className="grid">
        <h1 className="d2" id="sheet">
          {title}
        </h1>
        <div style={SPREAD}>{children}</div>
      </div>
    </section>
  )
}

const SPREAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--s5)',
  marginBlockStart: 'var(--s7)',
} as const

export function Buttons() {
  return (
    <Sheet title="Buttons">
      <Button to="/contact" />
      <Button to="/contact" label="Inquire" dark hasArrow />
      <Button to="/contact" label="On a picture" background hasArrow />
      <Button to="/contact" label="A quiet second" backgroundAlt />
      <Button to="https://example.com" label="Elsewhere" />
      <Button label="Out of reach" disabled />
      <TextLink to="/contact" label="Ask for the plans" />
      <RoundButton label="Previous" isBack isIdle />
      <RoundButton label="Next" />
    </Sheet>
  )
}

export function PendingLink({ to }: { to: string }) {
  return (
    <Sheet title="A page that never comes">
      <Button to={to} label="Go there" hasArrow />
    </Sheet>
  )
}

export function Fields() {
  return (
    <Sheet title="Fields">
      <fieldset style={{ ...SPREAD, border: 0, marginBlock: 0 }}>
        <legend>Bedrooms</legend>
        <Chip name="bedrooms" value="" label="Any" defaultChecked />
        <Chip name="bedrooms" value="3" label="3" />
        <Chip name="bedrooms" value="5" label="5+" disabled />
      </fieldset>
      <label htmlFor="sort">Sort</label>
      <Select id="sort">
        <option>As listed</option>
        <option>Price, high to low</option>
      </Select>
    </Sheet>
  )
}

export function CrumbTrail() {
  const crumbs = [
    { label: ENGLISH.pages.realEstate, to: '/real-estate' },
    { label: 'Lake Villas', to: '/real-estate/lagoon-villas' },
    { label: 'Villa Sorrel' },
  ]
  return (
    <Sheet title="Crumbs">
      <Crumbs name={ENGLISH.pages.breadcrumb} crumbs={crumbs} />
    </Sheet>
  )
}

export function ListingCards() {
  const listings = [sorrel, juniper, calma, listing({ title: 'Casa Ulmo' })]
  return (
    <section className="block" data-opening="" aria-labelledby="cards">
      <div className="grid">
        <h1 className="d2" id="cards">
          Listing cards
        </h1>
        <div style={{ marginBlockStart: 'var(--s7)' }}>
          <ListingList listings={shownListings(listings)} as="h2" />
        </div>
      </div>
    </section>
  )
}

export function Pagination() {
  const choice = { ...readChoice(''), page: 4 }
  return (
    <Sheet title="Pagination">
      <Pager path="/real-estate/lagoon-villas" choice={choice} pages={9} />
    </Sheet>
  )
}
