import { FORM } from '@belvedere/kit/enquiry/form-state.ts'

type Props = { page: string; block: string; ticket: string; house: string }

/** What the form sends without asking, and a trap for programs that fill in every field. */
export function HiddenFields({ page, block, ticket, house }: Props) {
  return (
    <>
      <input type="hidden" name={FORM.page} value={page} readOnly />
      <input type="hidden" name={FORM.block} value={block} readOnly />
      {ticket && <input type="hidden" name={FORM.ticket} value={ticket} readOnly />}
      {house && <input type="hidden" name="house" value={house} readOnly />}
      <div className="vh" aria-hidden="true">
        <label>
          Website
          <input type="text" name={FORM.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
