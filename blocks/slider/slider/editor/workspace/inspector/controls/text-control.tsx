import { TextareaControl, TextControl } from '@wordpress/components';
import { date, getDate } from '@wordpress/date';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { readValue } from '@frontage/slider/model';
import { asText, type ControlProps } from './control-props';

/** What was typed as the model reads it; undefined while it cannot be. */
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

/** Text that is shown or read as it stands, and words that have a form: what does not fit is said, and not stored. */
export function Text( props: ControlProps ) {
	const { field, label, hideLabel, help, value, inherited, mixed, onChange } = props;
	const [ draft, setDraft ] = useState< string >();
	const shown = draft ?? ( mixed ? '' : asText( value ) );
	const change = ( text: string ) => {
		const next = text === '' ? undefined : read( field, text );
		const fits = text === '' || next !== undefined;
		// What reads differently than it was typed (a comma at its end) stays as typed until the field is left.
		setDraft( fits && asText( next ) === text ? undefined : text );
		if ( fits ) {
			onChange( next );
		}
	};
	const wrong = draft !== undefined && draft !== '' && read( field, draft ) === undefined;
	const Control = LINES.test( field.key ) ? TextareaControl : TextControl;
	return (
		<Control
			{ ...( Control === TextControl ? { __next40pxDefaultSize: true } : { rows: field.key === 'tmp' ? 6 : 3 } ) }
			label={ label }
			hideLabelFromVision={ hideLabel }
			help={ wrong ? __( 'This cannot be read here, so it is not kept.', 'frontage-slider' ) : help }
			aria-invalid={ wrong }
			dir="auto"
			value={ shown }
			placeholder={ mixed ? __( 'Mixed', 'frontage-slider' ) : asText( inherited ) }
			onChange={ change }
			onBlur={ () => setDraft( undefined ) }
		/>
	);
}

/** A day and a time in the site's own zone. */
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

/** What is no date is shown as none: asked to read it, WordPress's dates would only complain. */
const isDate = ( value: unknown ) => /^\d{4}-\d\d-\d\dT[\d:.+Z-]+$/.test( asText( value ) );

/** The same, kept with its offset: it means one moment wherever it is read. */
export const Instant = ( { value, onChange, ...props }: ControlProps ) => (
	<Moment
		{ ...props }
		value={ isDate( value ) ? date( 'Y-m-d\\TH:i', asText( value ), undefined ) : '' }
		onChange={ ( text ) => onChange( text ? date( 'c', getDate( asText( text ) ), undefined ) : undefined ) }
	/>
);
