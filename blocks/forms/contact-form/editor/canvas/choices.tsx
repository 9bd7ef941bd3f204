import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, plus } from '@wordpress/icons';
import { chosenPlaces } from '../template/choices';
import type { ControlProps } from './edit-props';

/** Choices that are edited in place: Enter adds the next, Backspace in an empty one removes it. */
export function Choices( { field, isSelected, onChange, mark }: ControlProps & { mark?: 'checkbox' | 'radio' } ) {
	const list = useRef< HTMLSpanElement >( null );
	const goal = useRef< number >();
	const texts = field.values.map( ( { text } ) => text );
	const chosen = chosenPlaces( field );
	useEffect( () => {
		if ( goal.current !== undefined ) {
			list.current?.querySelectorAll< HTMLInputElement >( '.fr-form-field__choice' )[ goal.current ]?.focus();
			goal.current = undefined;
		}
	} );
	const put = ( values: string[], focus: number ) => {
		goal.current = Math.max( 0, focus );
		onChange( { values }, '' );
	};
	const add = ( place: number ) => put( texts.toSpliced( place, 0, '' ), place );
	const remove = ( place: number ) => put( texts.toSpliced( place, 1 ), place - 1 );
	const onKeyDown = ( event: React.KeyboardEvent< HTMLInputElement >, place: number ) => {
		if ( event.key === 'Enter' && ! event.nativeEvent.isComposing ) {
			event.preventDefault();
			event.stopPropagation();
			add( place + 1 );
		} else if ( event.key === 'Backspace' && ! texts[ place ] && texts.length > 1 ) {
			event.preventDefault();
			event.stopPropagation();
			remove( place );
		}
	};
	return (
		<span ref={ list } className={ `wpcf7-form-control ${ mark ? `wpcf7-${ mark }` : 'fr-form-field__list' }` }>
			{ texts.map( ( text, place ) => (
				<span key={ place } className="wpcf7-list-item">
					<span className="fr-form-field__line">
						{ mark && (
							<input
								type={ mark }
								checked={ chosen.includes( place + 1 ) }
								readOnly
								tabIndex={ -1 }
								aria-hidden
							/>
						) }
						<input
							type="text"
							className="fr-form-field__choice"
							aria-label={
								/* translators: %d: number of a choice in its list. */
								sprintf( __( 'Choice %d', 'frontage-forms' ), place + 1 )
							}
							value={ text }
							onChange={ ( event ) =>
								onChange( { values: texts.with( place, event.target.value ) }, `choice ${ place }` )
							}
							onKeyDown={ ( event ) => onKeyDown( event, place ) }
						/>
						{ isSelected && texts.length > 1 && (
							<Button
								size="small"
								icon={ closeSmall }
								label={
									/* translators: %d: number of a choice in its list. */
									sprintf( __( 'Remove choice %d', 'frontage-forms' ), place + 1 )
								}
								onClick={ () => remove( place ) }
							/>
						) }
					</span>
				</span>
			) ) }
			{ isSelected && (
				<Button
					size="small"
					variant="tertiary"
					icon={ plus }
					className="fr-form-field__more"
					onClick={ () => add( texts.length ) }
				>
					{ __( 'Add choice', 'frontage-forms' ) }
				</Button>
			) }
		</span>
	);
}
