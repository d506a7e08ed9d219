/** The sample post as a marketer translates it, by field label, in order. */
export const sampleTranslation = {
  fields: {
    'Search title': 'Cómo leer una traza',
    'Short name': 'Leer una traza',
    Heading: 'Cómo leer una traza sin adivinar',
    'Search description':
      'Qué muestra una traza distribuida, qué esconde y cómo la leemos con un equipo que ve su sistema por primera vez.',
    Summary: 'Una traza es el mapa de una sola solicitud. La leemos desde el hueco más ancho y anotamos cada conjetura antes de mirar.',
    'Alt text': 'Cuatro listas que se juntan en una, al lado de un queso al que le falta un pedazo',
  },
  text: 'Una traza empieza donde entra la solicitud.',
};
