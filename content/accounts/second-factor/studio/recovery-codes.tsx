'use client'

import { Button, toast } from '@payloadcms/ui'

type Props = { codes: string[]; onDone: () => void }

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => toast.success('Copied.'))
      .catch(() => toast.error('The browser did not allow it. Download the codes instead.'))
  return (
    <>
      <p>
        Each of these recovery codes signs you in once, with your password, when your phone is not
        there. Keep them where you find them without it: on paper, or in a password manager. They
        are <strong>not shown again</strong>.
      </p>
      <ol className="signing-in-dialog__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="signing-in-dialog__actions">
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
          Copy
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => download(text)}>
          Download
        </Button>
        <Button margin={false} onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </>
  )
}

function download(text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = `recovery-codes-${location.hostname}.txt`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
