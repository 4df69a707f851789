import type { ShippedConsent } from '../consents.ts'

export const shippedConsents: readonly ShippedConsent[] = [
  {
    kind: 'contract',
    title: 'Contrato de tratamiento',
    explained: true,
    text: `Entre {clinic}, con la representación de {practitioner}, y {name}, fecha de nacimiento: {dateOfBirth}.

# Qué se acuerda
{practitioner} le trata con métodos naturopáticos. Complementan un tratamiento médico y no lo sustituyen. No deje ningún medicamento recetado sin hablar con el médico o la médica que lo recetó.

# Qué no puede prometer nadie
No se promete ningún resultado. Puede preguntar por cada paso y dejar el tratamiento en cualquier momento, sin dar motivos.

# Qué necesitamos de usted
Indíquenos sus enfermedades, medicamentos, alergias y un embarazo. Avísenos cuando algo de ello cambie.

# Si no puede venir
Avísenos al menos [24] horas antes de la cita. Después cobramos [importe], salvo que otra persona ocupe la hora.

# Cuánto cuesta
Nos paga directamente, también si un seguro no reembolsa nada o solo una parte. Nuestra información de costes indica qué puede esperar.

# Quién puede saberlo
Estamos obligados al secreto. Solo hablamos con su médico o con otras personas si usted nos lo pide.

Día del contrato: {today}`,
  },
  {
    kind: 'costs',
    title: 'Información de costes',
    explained: false,
    text: `Para {name}, de {clinic}, {today}.

# Qué prevemos
Primera consulta, unos [minutos] minutos: [importe]
Cada consulta siguiente, unos [minutos] minutos: [importe]
Extracción de sangre, sin el laboratorio: [importe]
Laboratorio, facturado por [nombre]: unos [importe]
Previsto para los primeros [tres] meses: unos [importe]

# Si sale más caro
Antes de un paso que cueste claramente más se lo decimos, y usted decide.

# Qué pagan los seguros
El seguro público de salud no suele pagar este tratamiento. Un seguro privado o complementario quizá pague una parte. Pregunte al suyo antes de la primera consulta. En todo caso nos debe el importe completo.

# Qué significa su firma
Ha leído cuánto se prevé que cueste el tratamiento. Con ello no acepta ningún tratamiento.`,
  },
  {
    kind: 'privacy',
    title: 'Consentimiento para el uso de mis datos de salud',
    explained: false,
    text: `{clinic} trata a {name}, fecha de nacimiento: {dateOfBirth}, y lleva un historial de ello. La ley nos obliga. Para lo siguiente necesitamos su consentimiento.

# A qué da su consentimiento
{clinic} puede enviarme resultados, planes y mensajes por su portal.
{clinic} puede avisarme por correo electrónico de que hay novedades. Estos correos no contienen datos de salud.
{clinic} puede enviar muestras de sangre, con lo que el laboratorio necesita, a [nombre del laboratorio].

# Qué no forma parte
Nadie más recibe sus datos por este consentimiento. Solo hablamos con sus médicos si usted nos lo pide.

# Sus derechos
Puede revocar este consentimiento en cualquier momento, para el futuro y sin dar motivos. Puede ver, corregir y descargar sus datos, y reclamar ante una autoridad de protección de datos. Los detalles están en nuestro aviso de privacidad.

Día del consentimiento: {today}`,
  },
  {
    kind: 'photo',
    title: 'Fotografías para mi historial',
    explained: false,
    text: `Para {name}, fecha de nacimiento: {dateOfBirth}.

# A qué da su consentimiento
{clinic} puede tomar fotografías de [piel, lengua, postura] para ver cómo evoluciona mi tratamiento. Pasan a formar parte de mi historial.

# Qué no forma parte
Las fotografías no se publican ni se usan para la enseñanza. Nadie fuera de {clinic} las ve, salvo que yo lo pida.

# Su elección
Sin fotografías recibe el mismo trato. Puede revocar este consentimiento en cualquier momento, sin dar motivos. Desde entonces no se toman fotografías. Las que existen solo permanecen en el historial el tiempo que exige la ley.

Día del consentimiento: {today}`,
  },
  {
    kind: 'telehealth',
    title: 'Consultas por vídeo o teléfono',
    explained: true,
    text: `Entre {clinic}, con la representación de {practitioner}, y {name}, fecha de nacimiento: {dateOfBirth}.

# A qué da su consentimiento
Algunas de mis consultas pueden ser por vídeo o teléfono, con [nombre del servicio].

# Qué no permite la distancia
{practitioner} no puede explorarle. Algunas preguntas necesitan una consulta presencial, y otras, un médico o una médica. Si lo creemos así, se lo decimos.

# En una emergencia
Las consultas por vídeo y teléfono no son para emergencias. Llame al número de emergencias y no nos espere.

# Cómo se mantiene la confidencialidad
Esté en una habitación donde nadie escuche. Ni usted ni nosotros grabamos imagen ni sonido. Toda conexión puede fallar: entonces le llamamos al teléfono que nos indicó.

# Su elección
Puede pedir en cualquier momento una consulta presencial en su lugar y revocar este consentimiento, sin dar motivos.

Día del consentimiento: {today}`,
  },
]
