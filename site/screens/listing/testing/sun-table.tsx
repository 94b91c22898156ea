import { render } from '@belvedere/ui/testing/render.ts'
import { ListingPlan, type PlanProps } from '../plan/listing-plan.tsx'

/** The hours of sun that the page of a listing shows, by the names of its rooms. */
export function sunTable(props: PlanProps): Map<string, string[]> {
  const rows = render(<ListingPlan {...props} />).querySelectorAll('tbody tr')
  return new Map(
    [...rows].map((row) => [
      row.querySelector('th')?.textContent ?? '',
      [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
    ]),
  )
}
