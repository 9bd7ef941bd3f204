import type { Block as BlockInstance } from '@wordpress/blocks';
import { Button, DropdownMenu, Icon, VisuallyHidden } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf, isRTL } from '@wordpress/i18n';
import { arrowLeft, arrowRight, copy, moreVertical, seen, trash, unseen } from '@wordpress/icons';
import { isKeyboardEvent } from '@wordpress/keycodes';
import { Thumb } from './thumb';
import type { Slides } from './use-slides';

const DRAGGED = 'application/x-frontage-slide';

interface SlideCardProps {
	slide: BlockInstance;
	index: number;
	/** Of the layer grid. */
	width: number;
	height: number;
	slides: Slides;
}

/** One slide of the strip: shown by a click, moved by dragging it or by Ctrl and an arrow, its menu beside it. */
export function SlideCard( { slide, index, width, height, slides }: SlideCardProps ) {
	const { shown, name, show, move, remove, duplicate, toggleHidden } = slides;
	const card = useRef< HTMLLIElement >( null );
	const [ side, setSide ] = useState< 'before' | 'after' >();
	const isShown = shown?.clientId === slide.clientId;
	const isHidden = slide.attributes.visible === false;
	const isOnly = slides.slides.length < 2;
	const label = name( slide );

	useEffect( () => {
		if ( isShown ) {
			card.current?.scrollIntoView( { block: 'nearest', inline: 'nearest' } );
		}
	}, [ isShown ] );

	/** The arrow that points to the slides that come later. */
	const later = isRTL() ? 'ArrowLeft' : 'ArrowRight';
	function onKeyDown( event: React.KeyboardEvent ) {
		const step = { [ later ]: 1, [ isRTL() ? 'ArrowRight' : 'ArrowLeft' ]: -1 }[ event.key ];
		if ( step && ( event.ctrlKey || event.metaKey || event.altKey ) ) {
			move( slide, index + step );
		} else if ( step ) {
			const next = card.current?.[ step > 0 ? 'nextElementSibling' : 'previousElementSibling' ];
			next?.querySelector< HTMLElement >( 'button' )?.focus();
		} else if ( ( event.key === 'Delete' || event.key === 'Backspace' ) && ! isOnly ) {
			const neighbour = card.current?.nextElementSibling ?? card.current?.previousElementSibling;
			remove( slide );
			neighbour?.querySelector< HTMLElement >( 'button' )?.focus();
		} else if ( isKeyboardEvent.primary( event as React.KeyboardEvent< HTMLElement >, 'd' ) ) {
			duplicate( slide );
		} else {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
	}

	function sideOf( { clientX }: { clientX: number } ) {
		const { left, right } = card.current!.getBoundingClientRect();
		return clientX > ( left + right ) / 2 === ! isRTL() ? 'after' : 'before';
	}

	return (
		<li
			ref={ card }
			className={ [
				'fr-filmstrip__card',
				isShown && 'is-shown',
				isHidden && 'is-hidden',
				side && `drops-${ side }`,
			]
				.filter( Boolean )
				.join( ' ' ) }
			draggable
			onDragStart={ ( event ) => {
				event.dataTransfer.setData( DRAGGED, slide.clientId );
				event.dataTransfer.effectAllowed = 'move';
			} }
			onDragOver={ ( event ) => {
				if ( event.dataTransfer.types.includes( DRAGGED ) ) {
					event.preventDefault();
					setSide( sideOf( event ) );
				}
			} }
			onDragLeave={ () => setSide( undefined ) }
			onDrop={ ( event ) => {
				const dragged = slides.slides.find(
					( { clientId } ) => clientId === event.dataTransfer.getData( DRAGGED )
				);
				setSide( undefined );
				if ( dragged ) {
					event.preventDefault();
					const others = slides.slides.filter( ( other ) => other !== dragged );
					const at = others.indexOf( slide );
					move( dragged, at < 0 ? index : at + ( sideOf( event ) === 'after' ? 1 : 0 ) );
				}
			} }
		>
			<Button
				className="fr-filmstrip__slide"
				aria-current={ isShown }
				onClick={ () => void show( slide.clientId ) }
				onKeyDown={ onKeyDown }
			>
				<Thumb slide={ slide } width={ width } height={ height } />
				<span className="fr-filmstrip__name">
					<span className="fr-filmstrip__number" aria-hidden="true">
						{ index + 1 }
					</span>
					<span className="fr-filmstrip__title">{ label }</span>
					{ isHidden && <Icon icon={ unseen } size={ 16 } /> }
					{ isHidden && <VisuallyHidden>{ __( 'Hidden', 'frontage-slider' ) }</VisuallyHidden> }
				</span>
			</Button>
			<DropdownMenu
				className="fr-filmstrip__menu"
				icon={ moreVertical }
				label={ sprintf(
					/* translators: %s: name of a slide. */ __( 'Options of %s', 'frontage-slider' ),
					label
				) }
				toggleProps={ { size: 'small' } }
				popoverProps={ { placement: 'top-start' } }
				controls={ [
					[
						{ title: __( 'Duplicate', 'frontage-slider' ), icon: copy, onClick: () => duplicate( slide ) },
						{
							title: isHidden
								? __( 'Show to visitors', 'frontage-slider' )
								: __( 'Hide from visitors', 'frontage-slider' ),
							icon: isHidden ? seen : unseen,
							onClick: () => toggleHidden( slide ),
						},
					],
					[
						{
							title: __( 'Move earlier', 'frontage-slider' ),
							icon: isRTL() ? arrowRight : arrowLeft,
							isDisabled: index === 0,
							onClick: () => move( slide, index - 1 ),
						},
						{
							title: __( 'Move later', 'frontage-slider' ),
							icon: isRTL() ? arrowLeft : arrowRight,
							isDisabled: index === slides.slides.length - 1,
							onClick: () => move( slide, index + 1 ),
						},
					],
					[
						{
							title: __( 'Delete', 'frontage-slider' ),
							icon: trash,
							isDisabled: isOnly,
							onClick: () => remove( slide ),
						},
					],
				] }
			/>
		</li>
	);
}
