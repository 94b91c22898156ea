import { useEffect, useId, useState } from 'react'
import type { PreviewPicture } from '../preview.ts'
import type { useImport } from './use-import.ts'

type Props = {
  pictures: PreviewPicture[]
  state: ReturnType<typeof useImport>
  isDisabled: boolean
}

/** The pictures that are going to be uploaded, each with an alt text to review and correct. */
export function NewPictures({ pictures, state, isDisabled }: Props) {
  if (pictures.length === 0) return null
  return (
    <section className="sheet-pictures">
      <h4>New pictures</h4>
      <p>
        The alt text describes a picture for people who cannot see it. These are suggestions: say
        what the pictures show.
      </p>
      <ul>
        {pictures.map(({ name, alt, title }) => (
          <NewPicture
            key={name}
            {...{ name, title, isDisabled }}
            alt={state.alts.get(name) ?? alt}
            file={state.files.pictures.find((file) => file.name === name)}
            onDescribe={(text) => state.describe(name, text)}
          />
        ))}
      </ul>
    </section>
  )
}

type PictureProps = {
  name: string
  title: string
  alt: string
  file: File | undefined
  isDisabled: boolean
  onDescribe: (alt: string) => void
}

function NewPicture({ name, title, alt, file, isDisabled, onDescribe }: PictureProps) {
  const id = useId()
  const address = useObjectUrl(file)
  return (
    <li>
      {/* biome-ignore lint/performance/noImgElement: The picture is on the editor’s own computer. */}
      {address && <img src={address} alt="" loading="lazy" />}
      <div>
        <label htmlFor={id}>
          Alt text of {name}, of “{title}”
        </label>
        <input
          id={id}
          value={alt}
          required
          disabled={isDisabled}
          onChange={({ currentTarget }) => onDescribe(currentTarget.value)}
        />
        {!alt.trim() && <p className="sheet-alert">Enter an alt text.</p>}
      </div>
    </li>
  )
}

/** An address of a file in memory, for as long as it is shown. */
function useObjectUrl(file: File | undefined) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return undefined
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return address
}
