import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { Button, Dropdown, MenuGroup, MenuItem, NavigableMenu } from '@wordpress/components';
import { memo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { copy, image, layout, page, plus } from '@wordpress/icons';
import { TemplateDialog } from '../templates/template-dialog';
import { blankSlide, slidesOf, type Picture } from '../../new-slides';

interface AddSlideProps {
	onAdd: ( made: Block[] ) => void;
	/** Copies the current slide. */
	onCopy: () => void;
	canCopy: boolean;
}

/** Menu for adding a slide. */
export const AddSlide = memo( function MemoizedAddSlide( { onAdd, onCopy, canCopy }: AddSlideProps ) {
	const openLibrary = useRef( () => {} );
	const toggle = useRef< HTMLButtonElement >( null );
	const [ isLooking, setLooking ] = useState( false );
	return (
		<>
			{ isLooking && (
				<TemplateDialog
					kind="slide"
					title={ __( 'Add slide from template', 'frontage-slider' ) }
					onChoose={ ( slide ) => onAdd( [ slide ] ) }
					onClose={ () => setLooking( false ) }
				/>
			) }
			<MediaUploadCheck>
				<MediaUpload
					multiple
					allowedTypes={ [ 'image' ] }
					onSelect={ ( chosen ) => onAdd( slidesOf( chosen as unknown as Picture[] ) ) }
					render={ ( { open } ) => {
						openLibrary.current = open; // The menu has closed by the time the library opens.
						return null;
					} }
				/>
			</MediaUploadCheck>
			<Dropdown
				popoverProps={ { placement: 'top-start' } }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						ref={ toggle }
						className="fr-filmstrip__add"
						icon={ plus }
						aria-expanded={ isOpen }
						aria-haspopup="true"
						onClick={ onToggle }
					>
						{ __( 'Add slide', 'frontage-slider' ) }
					</Button>
				) }
				renderContent={ ( { onClose } ) => {
					const choose = ( run: () => void ) => () => {
						onClose();
						toggle.current?.focus(); // The library returns the focus to the element that is focused now.
						run();
					};
					return (
						<NavigableMenu role="menu">
							<MenuGroup label={ __( 'Add slide', 'frontage-slider' ) } hideSeparator>
								<MenuItem
									icon={ page }
									iconPosition="left"
									onClick={ choose( () => onAdd( [ blankSlide() ] ) ) }
								>
									{ __( 'Blank slide', 'frontage-slider' ) }
								</MenuItem>
								<MenuItem
									icon={ image }
									iconPosition="left"
									onClick={ choose( () => openLibrary.current() ) }
								>
									{ __( 'From images', 'frontage-slider' ) }
								</MenuItem>
								<MenuItem
									icon={ layout }
									iconPosition="left"
									onClick={ choose( () => setLooking( true ) ) }
								>
									{ __( 'From template', 'frontage-slider' ) }
								</MenuItem>
								<MenuItem
									icon={ copy }
									iconPosition="left"
									disabled={ ! canCopy }
									onClick={ choose( onCopy ) }
								>
									{ __( 'Duplicate slide', 'frontage-slider' ) }
								</MenuItem>
							</MenuGroup>
						</NavigableMenu>
					);
				} }
			/>
		</>
	);
} );
