/** The visitor's input. */
export type Enquiry = Record<'name' | 'email' | 'phone' | 'about' | 'message', string>

/** Reads the enquiry from a form; missing fields are empty strings. */
export function enquiryOf(form: FormData): Enquiry {
  const text = (name: keyof Enquiry) => String(form.get(name) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    about: text('about'),
    message: text('message'),
  }
}

/** The mailto URL that opens a draft with the enquiry; `to` is the form's `mailto:` address. */
export function mailtoUrl(to: string, enquiry: Enquiry): string {
  const { name, email, phone, about, message } = enquiry
  const sender = [name, email, phone].map((line) => line.trim()).filter(Boolean)
  const body = [message.trim(), sender.join('\n')].join('\n\n')
  return `${to}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(withCrlf(body))}`
}

/** RFC 6068 requires CRLF line breaks. */
function withCrlf(text: string) {
  return text.replace(/\r\n?|\n/g, '\r\n')
}
