import type { StarterWords } from './starter-words.ts'

export const es: StarterWords = {
  locale: 'es-ES',
  currency: 'EUR',
  name: 'Nuestra propiedad',
  addresses: { map: 'mapa', experiences: 'experiencias', gallery: 'galeria' },
  kinds: {
    apartments: {
      all: 'Los apartamentos',
      address: 'apartamentos',
      groups: [
        { title: 'Uno y dos dormitorios', slug: 'uno-y-dos-dormitorios' },
        { title: 'Tres dormitorios', slug: 'tres-dormitorios' },
        { title: 'Cuatro dormitorios y más', slug: 'cuatro-dormitorios-y-mas' },
      ],
    },
    villas: {
      all: 'Las villas',
      address: 'villas',
      groups: [
        { title: 'Villas con jardín', slug: 'villas-con-jardin' },
        { title: 'Villas con patio', slug: 'villas-con-patio' },
        { title: 'Villas en la ladera', slug: 'villas-en-la-ladera' },
      ],
    },
    resort: {
      all: 'Las residencias',
      address: 'residencias',
      groups: [
        { title: 'Suites', slug: 'suites' },
        { title: 'Residencias', slug: 'residencias' },
        { title: 'Casas', slug: 'casas' },
      ],
    },
    estate: {
      all: 'Las casas',
      address: 'casas',
      groups: [
        { title: 'Casas adosadas', slug: 'casas-adosadas' },
        { title: 'Casas pareadas', slug: 'casas-pareadas' },
        { title: 'Casas independientes', slug: 'casas-independientes' },
      ],
    },
    offices: {
      all: 'Las oficinas',
      address: 'oficinas',
      groups: [
        { title: 'Estudios', slug: 'estudios' },
        { title: 'Medias plantas', slug: 'medias-plantas' },
        { title: 'Plantas enteras', slug: 'plantas-enteras' },
      ],
    },
    plots: {
      all: 'Las parcelas',
      address: 'parcelas',
      groups: [
        { title: 'Parcelas pequeñas', slug: 'parcelas-pequenas' },
        { title: 'Parcelas junto a la calle', slug: 'parcelas-junto-a-la-calle' },
        { title: 'Parcelas junto al bosque', slug: 'parcelas-junto-al-bosque' },
      ],
    },
  },
  pictures: {
    front: 'Dibujo de una fachada con filas de ventanas al anochecer, algunas iluminadas',
    room: 'Dibujo de una habitación con una ventana alta y su luz en el suelo',
    stair: 'Dibujo de una escalera que sube hacia la luz',
    garden: 'Dibujo de cuatro árboles delante de un muro largo',
    roofs: 'Dibujo de tres tejados, uno detrás de otro',
    door: 'Dibujo de una puerta abierta al final de un pasillo',
    balcony: 'Dibujo de un balcón a la sombra del de arriba',
    table: 'Dibujo de una mesa con dos sillas bajo una lámpara',
  },
  home: {
    title: 'Un lugar para vivir',
    subtitle: 'Una frase sobre lo que hace que merezca una visita.',
    intro:
      'Tres o cuatro frases para quien llega: dónde está, qué se vende, quién construye y cuándo se puede entrar.',
    housesTitle: 'Tres para empezar',
  },
  overview: {
    title: 'Elija la suya',
    text: 'En qué se distinguen los grupos: tamaño, planta, vistas, precio.',
  },
  group: { text: 'Dos frases sobre este grupo: qué tamaño tiene, a qué lado da y para quién es.' },
  unit: {
    text: 'Qué se ve al entrar, de dónde viene la luz y qué hay delante de la ventana.',
    footnote: 'Diga aquí cómo se miden las superficies y qué incluye el precio.',
  },
  gallery: {
    title: 'Imágenes',
    slug: 'imagenes',
    description: 'Los dibujos ocupan el lugar de sus fotografías.',
  },
  map: {
    title: 'Cómo encontrarnos',
    subtitle: 'Dónde se aparca y qué parada está cerca.',
    address: 'Calle Ejemplo 1\n00000 Su ciudad',
  },
  about: {
    title: 'La propiedad',
    slug: 'la-propiedad',
    text: 'Quién construye y por qué, y qué ha construido antes. Dos o tres párrafos.',
  },
  location: {
    title: 'La ubicación',
    slug: 'ubicacion',
    text: 'Qué hay cerca a pie, cómo se llega y qué se oye por la mañana.',
  },
  living: {
    title: 'Vivir aquí',
    slug: 'vivir-aqui',
    text: 'Materiales, calefacción, ascensores, trasteros, bicicletas, coches: lo que se pregunta en la primera visita.',
  },
  questions: {
    title: 'Preguntas',
    slug: 'preguntas',
    text: 'Las preguntas que responde más a menudo, con sus respuestas.',
    heading: 'Lo que más se pregunta',
    rows: [
      { title: '¿Cuándo se puede entrar?', text: 'Diga el mes y de qué depende.' },
      { title: '¿Qué incluye el precio?', text: 'Nombre impuestos, gastos y aparcamiento.' },
      { title: '¿Cómo se reserva?', text: 'Nombre los pasos y cuánto dura cada uno.' },
    ],
  },
  contact: {
    title: 'Contacto',
    slug: 'contacto',
    text: 'Escríbanos o venga a vernos.',
    heading: 'Escríbanos',
    subjects: 'Una visita\nUna lista de precios\nOtra cosa',
    email: 'Correo electrónico',
    address: 'Dirección',
  },
  galleries: { title: 'Galería', slug: 'galeria', text: 'Todas las imágenes en un lugar.' },
  imprint: {
    title: 'Aviso legal',
    slug: 'aviso-legal',
    text: 'Nombre y dirección de la empresa, quién la representa, registro y número fiscal.',
  },
  privacy: {
    title: 'Privacidad',
    slug: 'privacidad',
    text: 'Qué se guarda cuando alguien le escribe, cuánto tiempo y a quién preguntar.',
  },
  cookies: {
    title: 'Cookies',
    slug: 'cookies',
    text: 'Qué cookies hay, para qué sirve cada una y cómo cambiar de opinión.',
  },
  accessibility: {
    title: 'Accesibilidad',
    slug: 'accesibilidad',
    text: 'Qué tan accesible es este sitio, qué no funciona todavía y a quién decirlo.',
  },
  menu: {
    property: 'La propiedad',
    more: 'Bueno saberlo',
    units: 'Viviendas',
    overview: 'Vista general',
  },
}
