import { CheckboxControl, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { FieldOption } from '../form-tags/field-types';
import { fromMegabytes, inMegabytes, type SizeKind } from '../form-tags/file-size';
import './form-fields.css';

/** The control for one option of a field. */
export function OptionControl( {
	option,
	value,
	choices = [],
	isOne = false,
	onChange,
}: {
	option: FieldOption;
	value: string | boolean;
	/** The field's choices, for the ones selected by default; `isOne` if only one can be selected. */
	choices?: string[];
	isOne?: boolean;
	onChange: ( value: string | boolean ) => void;
} ) {
	if ( option.as === 'switch' ) {
		return (
			<ToggleControl
				label={ option.label }
				help={ option.help }
				checked={ value === true }
				onChange={ onChange }
			/>
		);
	}
	const text = String( value );
	if ( option.as === 'pick' && choices.length && ! isOne ) {
		const picked = text.split( '_' ).map( Number );
		const pick = ( place: number, on: boolean ) =>
			onChange(
				choices
					.map( ( _, at ) => at + 1 )
					.filter( ( at ) => ( at === place ? on : picked.includes( at ) ) )
					.join( '_' )
			);
		return (
			<fieldset className="fr-contact-form__picks">
				<legend>{ option.label }</legend>
				{ choices.map( ( choice, at ) => (
					<CheckboxControl
						key={ at }
						label={ choice || '—' }
						checked={ picked.includes( at + 1 ) }
						onChange={ ( on ) => pick( at + 1, on ) }
					/>
				) ) }
			</fieldset>
		);
	}
	const offered =
		option.as === 'pick'
			? choices.map( ( label, at ) => ( { value: String( at + 1 ), label } ) )
			: option.choices?.map( ( choice ) => ( { value: choice, label: choice } ) );
	if ( offered?.length ) {
		return (
			<SelectControl
				__next40pxDefaultSize
				label={ option.label }
				help={ option.as === 'pick' ? undefined : option.help }
				value={ text }
				options={ [ { value: '', label: '—' }, ...offered ] }
				onChange={ onChange }
			/>
		);
	}
	if ( option.size && inMegabytes( text ) !== undefined ) {
		return <SizeControl option={ option } size={ option.size } value={ text } onChange={ onChange } />;
	}
	return (
		<TextControl
			__next40pxDefaultSize
			label={ option.label }
			help={ option.help }
			type={ option.type ?? 'text' }
			value={ text }
			onChange={ onChange }
		/>
	);
}

type SizeProps = { option: FieldOption; size: SizeKind; value: string; onChange: ( value: string ) => void };

/** A size in megabytes. The input is kept as typed: "0" on the way to "0.5" is not a size yet. */
function SizeControl( { option, size, value, onChange }: SizeProps ) {
	const [ typed, setTyped ] = useState( { text: '', value: '' } );
	return (
		<TextControl
			__next40pxDefaultSize
			label={ option.label }
			help={ option.help }
			type="number"
			min={ 0 }
			step="any"
			value={ typed.value === value ? typed.text : ( inMegabytes( value ) ?? '' ) }
			onChange={ ( text ) => {
				const written = fromMegabytes( text, size );
				setTyped( { text, value: written } );
				onChange( written );
			} }
		/>
	);
}
