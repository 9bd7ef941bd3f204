import { BaseControl, FormTokenField } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { splitAddresses } from '../../template/mails';

type Offer = { value: string; label: string };

type Props = {
	label: string;
	help: string | undefined;
	isWrong: boolean;
	placeholder: string;
	/** Addresses and mail-tags, separated by commas. */
	value: string;
	/** The fields that may be chosen, by their mail-tags. */
	offers: Offer[];
	/** Names of mail-tags that stand for nothing. */
	wrong: string[];
	onChange: ( value: string ) => void;
};

/** Addresses as chips. A field is a chip with its label; it is stored as a mail-tag. */
export function AddressField( { label, help, isWrong, placeholder, value, offers, wrong, onChange }: Props ) {
	const tokens = splitAddresses( value );
	const shown = ( token: string ) => offers.find( ( one ) => one.value === token )?.label ?? token;
	return (
		<BaseControl className={ `fr-mail-addresses${ isWrong ? ' fr-contact-form__wrong' : '' }` } help={ help }>
			<FormTokenField
				label={ label }
				help=""
				placeholder={ placeholder }
				value={ tokens.map( ( token ) => ( {
					value: token,
					...( wrong.some( ( name ) => token.includes( `[${ name }]` ) ) && { status: 'error' as const } ),
				} ) ) }
				suggestions={ offers.map( ( one ) => one.value ) }
				displayTransform={ shown }
				messages={ {
					added: __( 'Address added.', 'frontage-forms' ),
					removed: __( 'Address removed.', 'frontage-forms' ),
					remove: __( 'Remove address', 'frontage-forms' ),
					__experimentalInvalid: __( 'Invalid address', 'frontage-forms' ),
				} }
				tokenizeOnBlur
				__experimentalExpandOnFocus={ offers.length > 0 }
				onChange={ ( next ) => {
					const texts = next.map( ( token ) => ( typeof token === 'string' ? token : token.value ) );
					// Somebody who types a field's label means the field, which may be there already.
					const meant = texts.map( ( text ) => offers.find( ( one ) => one.label === text )?.value ?? text );
					onChange( [ ...new Set( meant ) ].join( ', ' ) );
				} }
			/>
		</BaseControl>
	);
}
