import { BaseControl, FormTokenField } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { splitAddresses } from '../../template/mails';
import { splitTags } from '../../template/mail-tags';
import { readable } from './mail-tag-list';
import type { DescribeTag } from './text/chips';
import { InsertMenu, type Offer } from './text/insert-field';

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
	describe: DescribeTag;
	onChange: ( value: string ) => void;
};

type Status = { status?: 'error' | 'success' };

/** Addresses as chips. A field is a chip with its label; it is stored as a mail-tag. */
export function AddressField( props: Props ) {
	const { label, help, isWrong, placeholder, value, offers, wrong, describe, onChange } = props;
	const tokens = splitAddresses( value );
	const left = offers.filter( ( one ) => ! tokens.includes( one.value ) );
	const shown = ( token: string ) =>
		offers.find( ( one ) => one.value === token )?.label ?? readable( token, describe );
	const statusOf = ( token: string ): Status => {
		const names = splitTags( token ).flatMap( ( { name } ) => name ?? [] );
		if ( names.some( ( name ) => wrong.includes( name ) ) ) {
			return { status: 'error' };
		}
		return names.length ? { status: 'success' } : {}; // Shown in blue, as chips of fields are in texts.
	};
	return (
		<BaseControl className={ `fr-mail-addresses${ isWrong ? ' fr-contact-form__wrong' : '' }` } help={ help }>
			<FormTokenField
				label={ label }
				help=""
				placeholder={ placeholder }
				value={ tokens.map( ( token ) => ( { value: token, ...statusOf( token ) } ) ) }
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
					// A field's label that is typed means the field, which may be there already.
					const meant = texts.map( ( text ) => offers.find( ( one ) => one.label === text )?.value ?? text );
					onChange( [ ...new Set( meant ) ].join( ', ' ) );
				} }
			/>
			{ left.length > 0 && (
				<InsertMenu
					of={ label }
					groups={ [ left ] }
					onInsert={ ( tag ) => onChange( [ ...tokens, tag ].join( ', ' ) ) }
				/>
			) }
		</BaseControl>
	);
}
