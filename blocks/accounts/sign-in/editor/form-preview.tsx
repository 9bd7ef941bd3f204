import { __ } from '@wordpress/i18n';
import { RichText } from '@wordpress/block-editor';

interface FieldProps {
	label: string;
	isPassword?: boolean;
}

/** A read-only preview of a form field. */
export function Field( { label, isPassword = false }: FieldProps ) {
	const input = <input type="text" aria-label={ label } tabIndex={ -1 } readOnly />;
	return (
		<div className="fr-account__field">
			<span className="fr-account__label">{ label }</span>
			{ isPassword ? (
				<span className="fr-account__password">
					{ input }
					<span className="fr-account__show">{ __( 'Show', 'frontage-accounts' ) }</span>
				</span>
			) : (
				input
			) }
		</div>
	);
}

interface WordsProps {
	label: string;
	placeholder: string;
	value: string;
	onChange: ( value: string ) => void;
}

/** The button's label. */
export function Button( { label, placeholder, value, onChange }: WordsProps ) {
	return (
		<div className="fr-account__send">
			<RichText
				tagName="span"
				className="wp-element-button"
				aria-label={ label }
				placeholder={ placeholder }
				allowedFormats={ [] }
				value={ value }
				onChange={ onChange }
			/>
		</div>
	);
}

/** The text of a link below the form. */
export function Way( { label, placeholder, value, onChange }: WordsProps ) {
	return (
		<div className="fr-account__ways">
			<RichText
				tagName="a"
				aria-label={ label }
				placeholder={ placeholder }
				allowedFormats={ [] }
				value={ value }
				onChange={ onChange }
			/>
		</div>
	);
}

declare global {
	interface Window {
		/** The sign-in methods that the owner turned on in addition to passwords. */
		frontageWaysIn?: { passkey: boolean; link: boolean };
	}
}

/** Preview of the other sign-in methods below the button. */
export function OtherWays() {
	const { passkey, link } = window.frontageWaysIn ?? { passkey: false, link: false };
	return (
		<>
			{ passkey && (
				<div className="fr-account__send">
					<span className="wp-element-button is-style-outline">
						{ __( 'Sign in with a passkey', 'frontage-accounts' ) }
					</span>
				</div>
			) }
			{ link && (
				<p className="frontage-link">
					<a href="#link" onClick={ ( event ) => event.preventDefault() }>
						{ __( 'Email me a sign-in link', 'frontage-accounts' ) }
					</a>
				</p>
			) }
		</>
	);
}
