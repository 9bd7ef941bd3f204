import type { EditingStage } from '@frontage/slider/react';
import { DropdownMenu, Toolbar, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { copy, grid, group, lock, moreVertical, trash, ungroup, unlock, unseen } from '@wordpress/icons';
import {
	alignBottom,
	alignCenter,
	alignEnd,
	alignMiddle,
	alignStart,
	alignTop,
	backward,
	distributeAcross,
	distributeDown,
	forward,
	magnet,
} from '../icons';
import { useView } from '../state';
import type { Commands } from './commands';
import { align, distribute, type Edge } from './geometry/arrange';
import { aroundAll, upright, type Point } from './geometry/box';
import type { Scene } from './gestures/gesture';
import { writeMove } from './gestures/move';
import { freeOf, outline, stageBox } from './layer-boxes';
import type { Snapping } from './use-snapping';

interface BarProps {
	commands: Commands;
	stage: EditingStage | undefined;
	scene: () => Scene | undefined;
	snapping: Snapping;
	onGroup: () => void;
	onUngroup: () => void;
}

const edges = (): { edge: Edge; icon: React.JSX.Element; title: string }[] => [
	{ edge: 'left', icon: alignStart, title: __( 'Align left', 'frontage-slider' ) },
	{ edge: 'center', icon: alignCenter, title: __( 'Align center', 'frontage-slider' ) },
	{ edge: 'right', icon: alignEnd, title: __( 'Align right', 'frontage-slider' ) },
	{ edge: 'top', icon: alignTop, title: __( 'Align top', 'frontage-slider' ) },
	{ edge: 'middle', icon: alignMiddle, title: __( 'Align middle', 'frontage-slider' ) },
	{ edge: 'bottom', icon: alignBottom, title: __( 'Align bottom', 'frontage-slider' ) },
];

/** What can be done with the selected layers. One is aligned to the slide, several to each other. */
export function Bar( { commands, stage, scene, snapping, onGroup, onUngroup }: BarProps ) {
	const { selected, blocks, family } = commands;
	const { locked } = useView();
	const none = ! selected.length || ! stage;
	const free = freeOf( selected, family, locked );

	function arrange( reckon: ( boxes: NonNullable< ReturnType< typeof outline > >[] ) => Point[] ) {
		const own = scene();
		const found = free.flatMap( ( id ) => {
			const box = outline( stage?.layer( id ) );
			return box ? [ { id, box } ] : [];
		} );
		if ( own && found.length ) {
			const ways = reckon( found.map( ( { box } ) => box ) );
			writeMove( own, new Map( found.map( ( { id }, index ) => [ id, ways[ index ]! ] ) ) );
		}
	}
	const alignTo = ( edge: Edge ) =>
		arrange( ( boxes ) =>
			align( boxes, edge, boxes.length > 1 ? aroundAll( boxes.map( upright ) )! : stageBox( stage! ) )
		);
	const isGroup = blocks.length === 1 && blocks[ 0 ]!.attributes.type === 'group';
	const allLocked = selected.length > 0 && selected.every( ( id ) => locked.includes( id ) );
	return (
		<Toolbar className="fr-canvas__bar" label={ __( 'Selected layers', 'frontage-slider' ) }>
			<ToolbarGroup>
				{ edges().map( ( { edge, icon, title } ) => (
					<ToolbarButton
						key={ edge }
						icon={ icon }
						label={ title }
						disabled={ none || ! free.length }
						onClick={ () => alignTo( edge ) }
					/>
				) ) }
			</ToolbarGroup>
			<ToolbarGroup>
				<ToolbarButton
					icon={ distributeAcross }
					label={ __( 'Distribute across', 'frontage-slider' ) }
					disabled={ free.length < 3 }
					onClick={ () => arrange( ( boxes ) => distribute( boxes, 'x' ) ) }
				/>
				<ToolbarButton
					icon={ distributeDown }
					label={ __( 'Distribute down', 'frontage-slider' ) }
					disabled={ free.length < 3 }
					onClick={ () => arrange( ( boxes ) => distribute( boxes, 'y' ) ) }
				/>
			</ToolbarGroup>
			<ToolbarGroup>
				<ToolbarButton
					icon={ forward }
					label={ __( 'Bring forward', 'frontage-slider' ) }
					disabled={ none }
					onClick={ () => commands.order( 'forward' ) }
				/>
				<ToolbarButton
					icon={ backward }
					label={ __( 'Send backward', 'frontage-slider' ) }
					disabled={ none }
					onClick={ () => commands.order( 'backward' ) }
				/>
				<ToolbarButton
					icon={ isGroup ? ungroup : group }
					label={ isGroup ? __( 'Ungroup', 'frontage-slider' ) : __( 'Group', 'frontage-slider' ) }
					disabled={ none || ! free.length }
					onClick={ isGroup ? onUngroup : onGroup }
				/>
				<ToolbarButton
					icon={ copy }
					label={ __( 'Duplicate', 'frontage-slider' ) }
					disabled={ none }
					onClick={ commands.duplicate }
				/>
				<ToolbarButton
					icon={ trash }
					label={ __( 'Delete', 'frontage-slider' ) }
					disabled={ none }
					onClick={ commands.remove }
				/>
			</ToolbarGroup>
			<ToolbarGroup>
				<ToolbarButton
					icon={ magnet }
					label={ __( 'Snap to lines', 'frontage-slider' ) }
					isPressed={ snapping.snaps }
					onClick={ snapping.toggleSnaps }
				/>
				<ToolbarButton
					icon={ grid }
					label={ __( 'Snap to a grid', 'frontage-slider' ) }
					isPressed={ snapping.hasGrid }
					onClick={ snapping.toggleGrid }
				/>
			</ToolbarGroup>
			{ ! none && (
				<DropdownMenu
					icon={ moreVertical }
					label={ __( 'More', 'frontage-slider' ) }
					toggleProps={ { size: 'compact' } }
					controls={ [
						[
							{
								title: __( 'Bring to front', 'frontage-slider' ),
								icon: forward,
								onClick: () => commands.order( 'front' ),
							},
							{
								title: __( 'Send to back', 'frontage-slider' ),
								icon: backward,
								onClick: () => commands.order( 'back' ),
							},
						],
						[
							{
								title: allLocked ? __( 'Unlock', 'frontage-slider' ) : __( 'Lock', 'frontage-slider' ),
								icon: allLocked ? unlock : lock,
								onClick: commands.toggleLocked,
							},
							{
								title: __( 'Hide in the editor', 'frontage-slider' ),
								icon: unseen,
								onClick: commands.toggleHidden,
							},
						],
					] }
				/>
			) }
		</Toolbar>
	);
}
