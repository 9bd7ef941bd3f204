import { __ } from '@wordpress/i18n';
import { compose } from './compose-tag';
import type { Choices } from './compose-tag';
import type { FieldType } from './types';

type Insert = ( text: string ) => void;

const element = < Name extends keyof HTMLElementTagNameMap >(
	name: Name,
	attributes: Record< string, string > = {},
	...inside: ( Node | string )[]
) => {
	const node = document.createElement( name );
	Object.entries( attributes ).forEach( ( [ key, value ] ) => node.setAttribute( key, value ) );
	node.append( ...inside );
	return node;
};

/** For ids: each control of the screen has its own. */
let made = 0;

/** A control with its label. Neither has a name, so they are not submitted. */
function labelled( text: string, control: HTMLElement, help = '' ): HTMLElement {
	control.id = `frontage-option-${ ++made }`;
	return element(
		'p',
		{ class: 'frontage-code__option' },
		element( 'label', { for: control.id }, text ),
		control,
		...( help ? [ element( 'span', { class: 'description' }, help ) ] : [] )
	);
}

/** A row above the template that composes a field and inserts it at the cursor. */
export function makeInserter( place: HTMLElement, types: FieldType[], insert: Insert ) {
	const kind = element(
		'select',
		{},
		...types.map( ( { type, label } ) =>
			element( 'option', { value: type }, label === type ? type : `${ label } [${ type }]` )
		)
	);
	const how = element( 'div', { class: 'frontage-code__options' } );
	const button = element(
		'button',
		{ type: 'button', class: 'button' },
		__( 'Insert into the template', 'frontage-forms' )
	);
	let read: () => Choices;
	const show = () => {
		const type = types.find( ( one ) => one.type === kind.value );
		how.replaceChildren();
		if ( type ) {
			read = choicesOf( type, how );
		}
	};
	kind.addEventListener( 'change', show );
	// Enter in one of these fields would save the form.
	place.addEventListener( 'keydown', ( event ) => {
		if ( event.key === 'Enter' && event.target instanceof HTMLInputElement ) {
			event.preventDefault();
			button.click();
		}
	} );
	button.addEventListener( 'click', () => {
		const type = types.find( ( one ) => one.type === kind.value );
		if ( type ) {
			insert( compose( type, read() ) );
		}
	} );
	show();
	place.append(
		element(
			'details',
			{},
			element( 'summary', {}, __( 'Insert field', 'frontage-forms' ) ),
			labelled( __( 'Kind', 'frontage-forms' ), kind ),
			how,
			element( 'p', {}, button )
		)
	);
}

/** Renders the controls of a field type; returns a function that reads them. */
function choicesOf( type: FieldType, into: HTMLElement ): () => Choices {
	const label = element( 'input', { type: 'text' } );
	const name = element( 'input', { type: 'text', value: `your-${ type.type }`, dir: 'ltr' } );
	const required = element( 'input', { type: 'checkbox' } );
	const values = type.values === 'many' ? element( 'textarea', { rows: '3' } ) : element( 'input', { type: 'text' } );
	into.append( labelled( __( 'Label', 'frontage-forms' ), label ) );
	if ( type.named ) {
		into.append( labelled( __( 'Name in mails', 'frontage-forms' ), name ) );
	}
	if ( type.requirable ) {
		into.append( labelled( __( 'Required', 'frontage-forms' ), required ) );
	}
	if ( type.values === 'many' ) {
		into.append(
			labelled(
				__( 'Choices', 'frontage-forms' ),
				values,
				__( 'One a line. What stands after a | goes into the mail instead.', 'frontage-forms' )
			)
		);
	} else if ( type.values === 'one' ) {
		into.append( labelled( __( 'Text', 'frontage-forms' ), values ) );
	}
	const options = optionControls( type );
	if ( options.length ) {
		into.append(
			element(
				'details',
				{ class: 'frontage-code__more' },
				element( 'summary', {}, __( 'More options', 'frontage-forms' ) ),
				...options.map( ( [ key, control ] ) => labelled( key, control ) )
			)
		);
	}
	return () => ( {
		label: label.value,
		name: name.value,
		required: required.checked,
		values: values.value,
		options: Object.fromEntries(
			options.map( ( [ key, control ] ) => [
				key,
				control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value,
			] )
		),
	} );
}

function optionControls( type: FieldType ): [ string, HTMLInputElement | HTMLSelectElement ][] {
	return Object.entries( type.options ).map( ( [ key, kind ] ) => {
		if ( Array.isArray( kind ) ) {
			const choices = [ '', ...kind ].map( ( value ) => element( 'option', { value }, value || '–' ) );
			return [ key, element( 'select', {}, ...choices ) ];
		}
		const input = { switch: 'checkbox', number: 'number' }[ kind ] ?? 'text';
		return [ key, element( 'input', { type: input, dir: 'ltr' } ) ];
	} );
}
