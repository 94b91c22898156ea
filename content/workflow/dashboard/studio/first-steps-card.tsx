import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { FirstSteps } from '../first-steps.ts'
import type { Dashboard } from '../read-dashboard.ts'
import { Dismissable } from './dismissable.tsx'

type Props = Pick<Dashboard, 'name' | 'site' | 'waitingCount'> & {
  steps: FirstSteps | undefined
  admin: string
}

/** On the dashboard of somebody new: five steps from the demo to a site of their own. */
export function FirstStepsCard({ steps, name, site, waitingCount, admin }: Props) {
  if (!steps) return null
  return (
    <Dismissable title="First steps">
      <Step to={`${admin}/globals/site`} label="Change the name">
        {name ? `It is “${name}” now.` : 'There is none yet.'}
      </Step>
      <Step to={`${admin}/globals/brand`} label="Your colours">
        Logo, colours and typefaces of the whole site, with a preview.
      </Step>
      <Step to={`${admin}/collections/listings/create`} label="Your first house">
        {counted(steps.listings, 'house is', 'houses are')} there now. “Import a sheet” in Listings
        takes many at once.
      </Step>
      <Step to={site} label="Send yourself an enquiry" isOnSite>
        By the form on your site; then you find it in Enquiries.{' '}
        {counted(steps.enquiries, 'enquiry has', 'enquiries have')} come so far.
      </Step>
      <Step to={`${admin}?show=waiting`} label="Publish">
        {waitingCount === 0
          ? 'No draft waits.'
          : `${counted(waitingCount, 'draft waits', 'drafts wait')}.`}{' '}
        Visitors see what is published.
      </Step>
    </Dismissable>
  )
}

type StepProps = { to: string; label: string; isOnSite?: boolean; children: ReactNode }

function Step({ to, label, isOnSite = false, children }: StepProps) {
  const words = (
    <>
      <strong>{label}</strong>
      <small>{children}</small>
    </>
  )
  return (
    <li>
      {isOnSite ? (
        <a href={to} target="_blank" rel="noreferrer">
          {words}
        </a>
      ) : (
        <Link href={to}>{words}</Link>
      )}
    </li>
  )
}

const counted = (count: number, one: string, many: string) =>
  `${count === 0 ? 'No' : count} ${count === 1 ? one : many}`
