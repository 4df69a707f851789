{{- define "verbena.name" -}}
{{- if contains "verbena" .Release.Name }}{{ .Release.Name | trunc 40 | trimSuffix "-" }}{{ else }}{{ printf "%s-verbena" .Release.Name | trunc 40 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- define "verbena.selector" -}}
app.kubernetes.io/name: verbena
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "verbena.labels" -}}
{{ include "verbena.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{- define "verbena.image" -}}
{{- with .Values.image }}{{ .repository }}{{ if .digest }}@{{ .digest }}{{ else }}:{{ .tag | default $.Chart.AppVersion }}{{ end }}{{ end }}
{{- end }}

{{- define "verbena.secret" -}}
{{ .Values.secrets.existing | default (printf "%s-secrets" (include "verbena.name" .)) }}
{{- end }}

{{- define "verbena.database" -}}
{{ include "verbena.name" . }}-db
{{- end }}

{{/* The settings of every process, as items of its `env`; the secret ones come from the Secret beside them. */}}
{{- define "verbena.env" -}}
- { name: PORT, value: "3000" }
- { name: PUBLIC_URL, value: {{ printf "https://%s" .Values.host | quote }} }
{{- if and .Values.ingress.enabled (not (hasKey .Values.settings "TRUST_PROXY")) }}
- { name: TRUST_PROXY, value: "1" }
{{- end }}
- { name: S3_ENDPOINT, value: {{ .Values.s3.endpoint | quote }} }
- { name: S3_BUCKET, value: {{ .Values.s3.bucket | quote }} }
- { name: BACKUP_DIR, value: /backups }
# The chart's own job makes the backups.
- { name: BACKUP_KEEP, value: "0" }
{{- if .Values.metrics.enabled }}
- { name: METRICS_PORT, value: {{ .Values.metrics.port | quote }} }
{{- end }}
{{- range $name, $value := .Values.settings }}
- { name: {{ $name }}, value: {{ $value | toString | quote }} }
{{- end }}
{{- if .Values.database.cnpg.enabled }}
- name: DATABASE_URL
  valueFrom: { secretKeyRef: { name: {{ include "verbena.database" . }}-portal, key: uri } }
# Made by CloudNativePG.
- name: DATABASE_OWNER_URL
  valueFrom: { secretKeyRef: { name: {{ include "verbena.database" . }}-app, key: uri } }
{{- end }}
{{- end }}

{{- define "verbena.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .Values.image.pullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "verbena.confined" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}
