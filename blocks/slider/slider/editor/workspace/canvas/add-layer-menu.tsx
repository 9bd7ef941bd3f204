import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { Button, Dropdown, MenuGroup, MenuItem, NavigableMenu } from '@wordpress/components';
import { useEvent } from '@wordpress/compose';
import { memo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	blockDefault,
	button as buttonIcon,
	columns,
	group as groupIcon,
	heading as headingIcon,
	image as imageIcon,
	layout,
	plus,
	row as rowIcon,
	starFilled,
	textHorizontal,
	video as videoIcon,
} from '@wordpress/icons';
import type { Picture } from '../../new-slides';
import { square } from '../workspace-icons';
import { TemplateDialog } from '../templates/template-dialog';
import { focusCanvas } from './canvas-focus';
import { useCommands } from './layers/layer-commands';
import {
	blocks,
	button,
	group,
	heading,
	icon,
	picture,
	row,
	shape,
	text,
	video,
	type Ground,
} from './layers/new-layers';
import { useGround } from './hooks/use-new-layer-context';

/** Adds a layer at the center of the slide, where it fits on every device. */
export function Add() {
	const { insert, family } = useCommands();
	const ground = useGround();
	// Rows and groups do not receive layers from the menu, unless the group was entered.
	const add = useEvent< AddProps[ 'add' ] >( ( make ) => {
		insert( make( ground ), family.slide );
		focusCanvas();
	} );
	return <AddMenu add={ add } isDisabled={ ! family.slide } />;
}

interface AddProps {
	/** Must be a stable reference. */
	add: ( make: ( ground: Ground ) => Block[] ) => void;
	isDisabled: boolean;
}

interface MenuEntry {
	title: string;
	icon: React.JSX.Element;
	run: () => void;
}

type AddOne = ( make: ( ground: Ground ) => Block ) => () => void;

interface Libraries {
	openImages: () => void;
	openVideos: () => void;
	openTemplates: () => void;
}

/** Entries of the menu: layers with content, and layers that contain others. */
function menuEntries( one: AddOne, { openImages, openVideos, openTemplates }: Libraries ): MenuEntry[][] {
	return [
		[
			{ title: __( 'Heading', 'frontage-slider' ), icon: headingIcon, run: one( heading ) },
			{ title: __( 'Text', 'frontage-slider' ), icon: textHorizontal, run: one( text ) },
			{ title: __( 'Button', 'frontage-slider' ), icon: buttonIcon, run: one( button ) },
			{ title: __( 'Image', 'frontage-slider' ), icon: imageIcon, run: openImages },
			{ title: __( 'Shape', 'frontage-slider' ), icon: square, run: one( shape ) },
			{ title: __( 'Video', 'frontage-slider' ), icon: videoIcon, run: openVideos },
			{ title: __( 'Icon', 'frontage-slider' ), icon: starFilled, run: one( icon ) },
		],
		[
			{ title: __( 'Group', 'frontage-slider' ), icon: groupIcon, run: one( group ) },
			{
				title: __( 'Two columns', 'frontage-slider' ),
				icon: columns,
				run: one( ( ground ) => row( ground, 2 ) ),
			},
			{
				title: __( 'Three columns', 'frontage-slider' ),
				icon: rowIcon,
				run: one( ( ground ) => row( ground, 3 ) ),
			},
			{ title: __( 'Blocks', 'frontage-slider' ), icon: blockDefault, run: one( blocks ) },
			{ title: __( 'From template', 'frontage-slider' ), icon: layout, run: openTemplates },
		],
	];
}

/** Memoized, so that typing does not rerender it. */
const AddMenu = memo( function MemoizedAddMenu( { add, isDisabled }: AddProps ) {
	const openImages = useRef( () => {} );
	const openVideos = useRef( () => {} );
	const [ isChoosingTemplate, setChoosingTemplate ] = useState( false );
	const entries = menuEntries( ( make ) => () => add( ( ground ) => [ make( ground ) ] ), {
		openImages: () => openImages.current(),
		openVideos: () => openVideos.current(),
		openTemplates: () => setChoosingTemplate( true ),
	} );
	return (
		<>
			{ isChoosingTemplate && (
				<TemplateDialog
					kind="layer"
					title={ __( 'Add layers from template', 'frontage-slider' ) }
					onChoose={ ( layer ) => add( () => [ layer ] ) }
					onClose={ () => setChoosingTemplate( false ) }
				/>
			) }
			<MediaUploadCheck>
				<MediaUpload
					multiple
					allowedTypes={ [ 'image' ] }
					onSelect={ ( chosen ) =>
						add( ( ground ) =>
							( chosen as unknown as Picture[] ).map( ( each ) => picture( ground, each ) )
						)
					}
					render={ ( { open } ) => {
						openImages.current = open; // The menu has closed by the time the library opens.
						return null;
					} }
				/>
				<MediaUpload
					allowedTypes={ [ 'video' ] }
					onSelect={ ( chosen ) => add( ( ground ) => [ video( ground, chosen ) ] ) }
					render={ ( { open } ) => {
						openVideos.current = open;
						return null;
					} }
				/>
			</MediaUploadCheck>
			<AddDropdown entries={ entries } isDisabled={ isDisabled } />
		</>
	);
} );

function AddDropdown( { entries, isDisabled }: { entries: MenuEntry[][]; isDisabled: boolean } ) {
	const toggle = useRef< HTMLButtonElement >( null );
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					ref={ toggle }
					icon={ plus }
					variant="primary"
					size="compact"
					aria-expanded={ isOpen }
					aria-haspopup="true"
					onClick={ onToggle }
					disabled={ isDisabled }
					accessibleWhenDisabled
				>
					{ __( 'Add layer', 'frontage-slider' ) }
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<NavigableMenu role="menu">
					{ entries.map( ( list, index ) => (
						<MenuGroup
							key={ index }
							{ ...( index ? {} : { label: __( 'Add layer', 'frontage-slider' ) } ) }
						>
							{ list.map( ( { title, icon: entryIcon, run } ) => (
								<MenuItem
									key={ title }
									icon={ entryIcon }
									iconPosition="left"
									onClick={ () => {
										onClose();
										toggle.current?.focus(); // The library returns the focus to the element that is focused now.
										run();
									} }
								>
									{ title }
								</MenuItem>
							) ) }
						</MenuGroup>
					) ) }
				</NavigableMenu>
			) }
		/>
	);
}
