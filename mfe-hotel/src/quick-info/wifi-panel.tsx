import { CopyRow } from '@foyer/shared/ui/controls/copy-row.tsx';
import { text } from '../text.ts';
import styles from './panel.module.css';
import { NoInfo, Note, type PanelProps } from './panel.tsx';
import { QrCode } from './qr-code.tsx';
import { showCopyResult } from './show-copy-result.ts';
import { wifiQrText } from './wifi-qr-text.ts';

const texts = text.quickInfo.wifi;

/** Shows network and password to copy, and a QR code for a second device (HOTEL-13). */
export function WifiPanel({ info }: PanelProps) {
  const { wifi_description, wifi_name, wifi_password } = info;
  if (!wifi_description && !wifi_name && !wifi_password) return <NoInfo />;
  const rows = [
    { label: texts.name, value: wifi_name, copied: texts.copiedName },
    { label: texts.password, value: wifi_password, copied: texts.copiedPassword },
  ];
  const code = wifi_name ? wifiQrText(wifi_name, wifi_password) : undefined;
  return (
    <>
      <Note>{wifi_description}</Note>
      {(wifi_name || wifi_password) && (
        <div className={styles.panel}>
          {rows.map(
            ({ label, value, copied }) =>
              value && (
                <CopyRow
                  key={label}
                  label={label}
                  value={value}
                  labels={text.quickInfo.copy}
                  onCopy={(done) => showCopyResult(copied, done)}
                />
              ),
          )}
        </div>
      )}
      {wifi_name && code && (
        <div className={`${styles.panel} ${styles.qr}`}>
          <QrCode text={code} label={texts.qrLabel(wifi_name)} />
          <div>
            <h2>{texts.qrTitle}</h2>
            <p>{texts.qrHint}</p>
          </div>
        </div>
      )}
    </>
  );
}
