import { DEVICES, type Device } from './device.ts'
import type { PageStatus } from './live-page.ts'

type Props = {
  device: Device
  status: PageStatus
  onDevice: (device: Device) => void
  onReload: () => void
  onClose: () => void
}

/** The bar above the page: its width, its state, and the link back. */
export function PageToolbar({ device, status, onDevice, onReload, onClose }: Props) {
  const sentence = sentenceOf(status)
  return (
    <header className="page-toolbar">
      <button type="button" className="page-toolbar__back" onClick={onClose}>
        <span aria-hidden="true">←</span> Back to the form
      </button>
      <fieldset className="page-toolbar__devices">
        <legend>Width of the page</legend>
        {DEVICES.map(({ name, label, width }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === device}
            title={`${width} pixels wide`}
            onClick={() => onDevice(name)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p className="page-toolbar__status" role="status">
        {sentence}
        {status.is === 'failed' && status.signIn && (
          <a href={status.signIn} target="_blank" rel="noopener">
            Sign in again
          </a>
        )}
        {sentence && status.is !== 'loading' && (
          <button type="button" onClick={onReload}>
            {status.is === 'away' ? 'Go back to it' : 'Try again'}
          </button>
        )}
      </p>
    </header>
  )
}

function sentenceOf(status: PageStatus): string {
  switch (status.is) {
    case 'loading':
      return 'Loading …'
    case 'shown':
    case 'without-page':
      return ''
    case 'away':
      return 'This is another page than the one in the form.'
    case 'silent':
      return 'The page does not answer. Is the site running?'
    case 'failed':
      return status.message
  }
}
