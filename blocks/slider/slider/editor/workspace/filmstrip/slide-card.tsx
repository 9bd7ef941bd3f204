import type { Block as BlockInstance } from '@wordpress/blocks';
import { Button, DropdownMenu, Icon, VisuallyHidden } from '@wordpress/components';
import { memo, useEffect, useRef } from '@wordpress/element';
import { __, sprintf, isRTL } from '@wordpress/i18n';
import { arrowLeft, arrowRight, copy, moreVertical, seen, trash, unseen } from '@wordpress/icons';
import { isKeyboardEvent } from '@wordpress/keycodes';
import { useListDrag } from '../use-list-drag';
import { Thumb } from './slide-thumbnail';

const DRAGGED = 'application/x-frontage-slide';

/** The callbacks get the slide's id, so that they are the same for all cards and between renders. */
export interface CardActions {
	onShow: ( id: string ) => void;
	/** Moves it to an index among the other slides, from 0. */
	onMove: ( id: string, to: number ) => void;
	onRemove: ( id: string ) => void;
	onDuplicate: ( id: string ) => void;
	/** Hides it from visitors, or shows it again. */
	onToggle: ( id: string ) => void;
	onDrop: ( dragged: string, onto: string, side: 'before' | 'after' ) => void;
}

interface SlideCardProps extends CardActions {
	slide: BlockInstance;
	index: number;
	/** Number of slides. */
	count: number;
	label: string;
	isShown: boolean;
	/** Size of the layer grid. */
	width: number;
	height: number;
}

/** Card of one slide: a click selects it, dragging or Ctrl with an arrow key moves it, and it has a menu. */
export const SlideCard = memo( function MemoizedSlideCard( props: SlideCardProps ) {
	const { slide, index, count, label, isShown, width, height, onShow, onMove, onRemove, onDuplicate } = props;
	const { clientId } = slide;
	const card = useRef< HTMLLIElement >( null );
	const isHidden = slide.attributes.visible === false;
	const isOnly = count < 2;

	useEffect( () => {
		if ( isShown ) {
			card.current?.scrollIntoView( { block: 'nearest', inline: 'nearest' } );
		}
	}, [ isShown ] );

	/** The arrow key that points to later slides. */
	const later = isRTL() ? 'ArrowLeft' : 'ArrowRight';
	function onKeyDown( event: React.KeyboardEvent ) {
		const step = { [ later ]: 1, [ isRTL() ? 'ArrowRight' : 'ArrowLeft' ]: -1 }[ event.key ];
		if ( step && ( event.ctrlKey || event.metaKey || event.altKey ) ) {
			onMove( clientId, index + step );
		} else if ( step ) {
			const next = card.current?.[ step > 0 ? 'nextElementSibling' : 'previousElementSibling' ];
			next?.querySelector< HTMLElement >( 'button' )?.focus();
		} else if ( ( event.key === 'Delete' || event.key === 'Backspace' ) && ! isOnly ) {
			const neighbour = card.current?.nextElementSibling ?? card.current?.previousElementSibling;
			onRemove( clientId );
			neighbour?.querySelector< HTMLElement >( 'button' )?.focus();
		} else if ( isKeyboardEvent.primary( event as React.KeyboardEvent< HTMLElement >, 'd' ) ) {
			onDuplicate( clientId );
		} else {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
	}

	const { side, listeners } = useListDrag( {
		type: DRAGGED,
		id: clientId,
		sideOf( { clientX } ): 'before' | 'after' {
			const { left, right } = card.current!.getBoundingClientRect();
			return clientX > ( left + right ) / 2 === ! isRTL() ? 'after' : 'before';
		},
		onDrop: ( dragged, onto ) => props.onDrop( dragged, clientId, onto ),
	} );

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
			{ ...listeners }
		>
			<Button
				className="fr-filmstrip__slide"
				aria-current={ isShown }
				onClick={ () => onShow( clientId ) }
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
			<SlideMenu
				{ ...{ clientId, label, index, count, isHidden, card, onMove, onRemove, onDuplicate } }
				onToggle={ props.onToggle }
			/>
		</li>
	);
} );

type SlideMenuProps = Omit< CardActions, 'onShow' | 'onDrop' > &
	Pick< SlideCardProps, 'label' | 'index' | 'count' > & {
		clientId: string;
		isHidden: boolean;
		card: React.RefObject< HTMLLIElement | null >;
	};

/** Memoized, so that typing on its slide does not rerender it. */
const SlideMenu = memo( function MemoizedSlideMenu( props: SlideMenuProps ) {
	const { clientId, label, index, count, isHidden, card, onMove, onRemove, onDuplicate, onToggle } = props;
	/** The card loses the focus when its element moves in the DOM. */
	function move( to: number ) {
		onMove( clientId, to );
		requestAnimationFrame( () =>
			card.current?.querySelector< HTMLElement >( '.components-dropdown-menu__toggle' )?.focus()
		);
	}
	return (
		<DropdownMenu
			className="fr-filmstrip__menu"
			icon={ moreVertical }
			label={ sprintf(
				/* translators: %s: name of a slide. */ __( 'Options for %s', 'frontage-slider' ),
				label
			) }
			toggleProps={ { size: 'small' } }
			popoverProps={ { placement: 'top-start' } }
			controls={ [
				[
					{ title: __( 'Duplicate', 'frontage-slider' ), icon: copy, onClick: () => onDuplicate( clientId ) },
					{
						title: isHidden ? __( 'Show slide', 'frontage-slider' ) : __( 'Hide slide', 'frontage-slider' ),
						icon: isHidden ? seen : unseen,
						onClick: () => onToggle( clientId ),
					},
				],
				[
					{
						title: __( 'Move earlier', 'frontage-slider' ),
						icon: isRTL() ? arrowRight : arrowLeft,
						isDisabled: index === 0,
						onClick: () => move( index - 1 ),
					},
					{
						title: __( 'Move later', 'frontage-slider' ),
						icon: isRTL() ? arrowLeft : arrowRight,
						isDisabled: index === count - 1,
						onClick: () => move( index + 1 ),
					},
				],
				[
					{
						title: __( 'Delete', 'frontage-slider' ),
						icon: trash,
						isDisabled: count < 2,
						onClick: () => onRemove( clientId ),
					},
				],
			] }
		/>
	);
} );
