/** What a visitor filled in. */
export type Enquiry = Record<'name' | 'email' | 'phone' | 'about' | 'message', string>

/** What a form says of itself. */
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

/** The address that opens the visitor's mail programme with the enquiry written in it. */
export function letterAddress(to: string, enquiry: Enquiry): string {
  const { name, email, phone, about, message } = enquiry
  const sender = [name, email, phone].map((line) => line.trim()).filter(Boolean)
  const body = [message.trim(), sender.join('\n')].join('\n\n')
  return `${to}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(lines(body))}`
}

/** Lines of a letter end as RFC 6068 asks. */
function lines(text: string) {
  return text.replace(/\r\n?|\n/g, '\r\n')
}
