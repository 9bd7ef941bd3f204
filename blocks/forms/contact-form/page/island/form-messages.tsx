import { useLayoutEffect, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { controlOf, plainInputOf, wrapsOf, type FieldError } from './validation/field-errors';
import { CONTROL, errorId, LIVE_REGION, PARENT, RESPONSE, SUMMARY, TIP, WRAP } from '../format';
import { labelOf } from './validation/field-label';
import { markInvalid, markPlainInput } from './validation/mark-field';

interface FormContext {
	form: HTMLFormElement;
	unitTag: string;
}

/** The error messages beside the fields. */
export function FieldMessages( { form, unitTag, errors }: FormContext & { errors: FieldError[] } ) {
	return errors.flatMap( ( { field, message } ) => {
		const id = errorId( unitTag, field );
		const wraps = wrapsOf( form, field );
		const plainInput = wraps.length ? null : plainInputOf( form, field );
		return plainInput ? (
			<PlainInputMark key={ field } input={ plainInput } id={ id } />
		) : (
			wraps.map( ( wrap, index ) => (
				<FieldMessage key={ `${ field } ${ index }` } wrap={ wrap } id={ id } message={ message } />
			) )
		);
	} );
}

/** An input without an element for its message: its error is listed only above the form. */
function PlainInputMark( { input, id }: { input: HTMLElement; id: string } ) {
	useLayoutEffect( () => markPlainInput( input, id ), [ input, id ] );
	return null;
}

function FieldMessage( { wrap, id, message }: { wrap: HTMLElement; id: string; message: string } ) {
	useLayoutEffect( () => markInvalid( wrap, id ), [ wrap, id ] );
	return createPortal(
		<span className={ TIP } aria-hidden="true">
			{ message }
		</span>,
		wrap
	);
}

/** The same messages in the list above the form. The fields' `aria-describedby` points to them, and they link to the fields. */
export function ErrorSummary( { form, unitTag, errors }: FormContext & { errors: FieldError[] } ) {
	const list = form.closest( PARENT )?.querySelector( `${ SUMMARY } > ul` );
	if ( ! list ) {
		return null;
	}
	return createPortal(
		errors.map( ( { field, message } ) => (
			<li key={ field } id={ errorId( unitTag, field ) }>
				<ErrorLink
					control={ controlOf( form, field ) }
					name={ `${ unitTag }-in-${ field }` }
					message={ message }
				/>
			</li>
		) ),
		list
	);
}

function ErrorLink( { control, name, message }: { control: HTMLElement | null; name: string; message: string } ) {
	const id = control?.id || name;
	useLayoutEffect( () => control?.setAttribute( 'id', id ), [ control, id ] ); // A link needs a target, and most fields have no id.
	if ( ! control ) {
		return <>{ message }</>;
	}
	const focusControl = ( event: MouseEvent ) => {
		event.preventDefault(); // Following a link to a field scrolls to it, but browsers do not focus it.
		control.focus();
	};
	return (
		<a
			href={ `#${ id }` }
			data-field={
				labelOf( control.closest( WRAP )?.querySelector< HTMLElement >( CONTROL ) ?? control ) || undefined
			}
			onClick={ focusControl }
		>
			{ message }
		</a>
	);
}

/**
 * The response to a submission, announced and shown in the response box. When the box receives the focus (`hasFocus`), the focus alone
 * announces it.
 */
export function ResponseMessage( {
	form,
	text,
	answers,
	hasFocus,
}: {
	form: HTMLFormElement;
	text: string;
	answers: number;
	hasFocus: boolean;
} ) {
	const liveRegion = form.closest( PARENT )?.querySelector( LIVE_REGION );
	const responseBoxes = Array.from( form.querySelectorAll( RESPONSE ) );
	// On each response, before the browser exposes it to screen readers.
	useLayoutEffect(
		() => liveRegion?.setAttribute( 'aria-live', hasFocus ? 'off' : 'polite' ),
		[ liveRegion, hasFocus, answers ]
	);
	// A new key creates a new text node, so that an equal response is announced again.
	return [ liveRegion, ...responseBoxes ].map(
		( container, index ) => text && container && createPortal( text, container, `${ index } ${ answers }` )
	);
}
