import { TextareaControl, TextControl } from '@wordpress/components';
import { date, getDate } from '@wordpress/date';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { readValue } from '@frontage/slider/model';
import { asText, type ControlProps } from './control-props';

/** Parses typed text; undefined while it is invalid. */
function read( { node }: ControlProps[ 'field' ], text: string ): unknown {
	if ( node.items && ! node[ 'x-levels' ] ) {
		const { items } = node;
		const list = text
			.split( ',' )
			.map( ( one ) => one.trim() )
			.filter( Boolean )
			.map( ( one ) => readValue( items, one ) );
		return list.some( ( one ) => one === undefined ) ? undefined : list;
	}
	const value = readValue( node.items && node[ 'x-levels' ] ? node.items : node, text );
	return value === '' ? undefined : value;
}

const LINES = /^(?:html|toggleHtml|description|tmp)$/;

/** Free text, and text with a format: invalid input shows an error and is not stored. */
export function Text( props: ControlProps ) {
	const { field, label, hideLabel, help, value, inherited, mixed, onChange } = props;
	const [ draft, setDraft ] = useState< string >();
	const shown = draft ?? ( mixed ? '' : asText( value ) );
	const change = ( text: string ) => {
		const next = text === '' ? undefined : read( field, text );
		const fits = text === '' || next !== undefined;
		// Input that changes by parsing (a trailing comma) is kept as typed until the field loses focus.
		setDraft( fits && asText( next ) === text ? undefined : text );
		if ( fits ) {
			onChange( next );
		}
	};
	const isInvalid = draft !== undefined && draft !== '' && read( field, draft ) === undefined;
	const Control = LINES.test( field.key ) ? TextareaControl : TextControl;
	return (
		<Control
			{ ...( Control === TextControl ? { __next40pxDefaultSize: true } : { rows: field.key === 'tmp' ? 6 : 3 } ) }
			label={ label }
			hideLabelFromVision={ hideLabel }
			help={ isInvalid ? __( 'Invalid value. Your change was not saved.', 'frontage-slider' ) : help }
			aria-invalid={ isInvalid }
			dir="auto"
			value={ shown }
			placeholder={ mixed ? __( 'Mixed', 'frontage-slider' ) : asText( inherited ) }
			onChange={ change }
			onBlur={ () => setDraft( undefined ) }
		/>
	);
}

/** A date and time in the site's time zone. */
export function Moment( { label, hideLabel, help, value, onChange }: ControlProps ) {
	return (
		<TextControl
			__next40pxDefaultSize
			type="datetime-local"
			label={ label }
			hideLabelFromVision={ hideLabel }
			help={ help }
			value={ asText( value ).slice( 0, 16 ) }
			onChange={ ( text ) => onChange( text || undefined ) }
		/>
	);
}

/** An invalid date is treated as none, since WordPress's date functions would only log an error. */
const isDate = ( value: unknown ) => /^\d{4}-\d\d-\d\dT[\d:.+Z-]+$/.test( asText( value ) );

/** A date and time stored with its offset, so that it is the same moment everywhere. */
export const Instant = ( { value, onChange, ...props }: ControlProps ) => (
	<Moment
		{ ...props }
		value={ isDate( value ) ? date( 'Y-m-d\\TH:i', asText( value ), undefined ) : '' }
		onChange={ ( text ) => onChange( text ? date( 'c', getDate( asText( text ) ), undefined ) : undefined ) }
	/>
);
