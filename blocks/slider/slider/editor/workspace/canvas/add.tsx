import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button, Dropdown, MenuGroup, MenuItem } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
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
import { square } from '../icons';
import { TemplateDialog } from '../templates/dialog';
import { useCommands } from './commands';
import { blocks, button, group, heading, icon, picture, row, shape, text, video } from './new-layers';
import { useGround } from './use-ground';

/** Puts a layer into the middle of the slide, where it fits on every device. */
export function Add() {
	const { insert, family } = useCommands();
	const ground = useGround();
	const pictures = useRef( () => {} );
	const films = useRef( () => {} );
	const [ isLooking, setLooking ] = useState( false );
	// A row or a group is no place for what is added from the menu, unless somebody is in it.
	const add = ( make: () => Parameters< typeof insert >[ 0 ] ) => insert( make(), family.slide );
	const choices = [
		{ title: __( 'Heading', 'frontage-slider' ), icon: headingIcon, run: () => add( () => [ heading( ground ) ] ) },
		{ title: __( 'Text', 'frontage-slider' ), icon: textHorizontal, run: () => add( () => [ text( ground ) ] ) },
		{ title: __( 'Button', 'frontage-slider' ), icon: buttonIcon, run: () => add( () => [ button( ground ) ] ) },
		{ title: __( 'Picture', 'frontage-slider' ), icon: imageIcon, run: () => pictures.current() },
		{ title: __( 'Shape', 'frontage-slider' ), icon: square, run: () => add( () => [ shape() ] ) },
		{ title: __( 'Video', 'frontage-slider' ), icon: videoIcon, run: () => films.current() },
		{ title: __( 'Icon', 'frontage-slider' ), icon: starFilled, run: () => add( () => [ icon( ground ) ] ) },
	];
	const holders = [
		{ title: __( 'Group', 'frontage-slider' ), icon: groupIcon, run: () => add( () => [ group( ground ) ] ) },
		{
			title: __( 'Row of two columns', 'frontage-slider' ),
			icon: columns,
			run: () => add( () => [ row( ground, 2 ) ] ),
		},
		{
			title: __( 'Row of three columns', 'frontage-slider' ),
			icon: rowIcon,
			run: () => add( () => [ row( ground, 3 ) ] ),
		},
		{ title: __( 'Blocks', 'frontage-slider' ), icon: blockDefault, run: () => add( () => [ blocks( ground ) ] ) },
		{ title: __( 'From a template', 'frontage-slider' ), icon: layout, run: () => setLooking( true ) },
	];
	return (
		<>
			{ isLooking && (
				<TemplateDialog
					kind="layer"
					title={ __( 'Add layers from a template', 'frontage-slider' ) }
					onChoose={ ( layer ) => add( () => [ layer ] ) }
					onClose={ () => setLooking( false ) }
				/>
			) }
			<MediaUploadCheck>
				<MediaUpload
					multiple
					allowedTypes={ [ 'image' ] }
					onSelect={ ( chosen ) =>
						add( () => ( chosen as unknown as Picture[] ).map( ( one ) => picture( ground, one ) ) )
					}
					render={ ( { open } ) => {
						pictures.current = open; // The menu is gone by the time the library opens.
						return null;
					} }
				/>
				<MediaUpload
					allowedTypes={ [ 'video' ] }
					onSelect={ ( chosen ) => add( () => [ video( ground, chosen ) ] ) }
					render={ ( { open } ) => {
						films.current = open;
						return null;
					} }
				/>
			</MediaUploadCheck>
			<Dropdown
				popoverProps={ { placement: 'bottom-start' } }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						icon={ plus }
						variant="primary"
						size="compact"
						aria-expanded={ isOpen }
						aria-haspopup="true"
						onClick={ onToggle }
						disabled={ ! family.slide }
						accessibleWhenDisabled
					>
						{ __( 'Add layer', 'frontage-slider' ) }
					</Button>
				) }
				renderContent={ ( { onClose } ) =>
					[ choices, holders ].map( ( list, index ) => (
						<MenuGroup
							key={ index }
							{ ...( index ? {} : { label: __( 'Add layer', 'frontage-slider' ) } ) }
						>
							{ list.map( ( { title, icon: drawn, run } ) => (
								<MenuItem
									key={ title }
									icon={ drawn }
									iconPosition="left"
									onClick={ () => {
										onClose();
										run();
									} }
								>
									{ title }
								</MenuItem>
							) ) }
						</MenuGroup>
					) )
				}
			/>
		</>
	);
}
