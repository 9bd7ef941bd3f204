import type { EditingStage } from '@frontage/slider/react';
import { DropdownMenu, Toolbar, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useEvent } from '@wordpress/compose';
import { memo } from '@wordpress/element';
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
} from '../workspace-icons';
import { useView } from '../state';
import type { Commands, Where } from './layers/layer-commands';
import { align, distribute, type Edge } from './geometry/align';
import { aroundAll, upright, type Point } from './geometry/box';
import type { Scene } from './gestures/gesture-context';
import { writeMove } from './gestures/move';
import { freeOf, outline, stageBox } from './layers/layer-boxes';
import type { Snapping } from './hooks/use-snapping';

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

/** Actions for the selected layers. A single layer is aligned to the slide, several to each other. */
export function Bar( { commands, stage, scene, snapping, onGroup, onUngroup }: BarProps ) {
	const { selected, blocks, family } = commands;
	const locked = useView( 'locked' );
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
	return (
		<BarButtons
			isNone={ none }
			free={ Math.min( free.length, 3 ) }
			isGroup={ isGroup }
			isLocked={ selected.length > 0 && selected.every( ( id ) => locked.includes( id ) ) }
			snaps={ snapping.snaps }
			hasGrid={ snapping.hasGrid }
			onAlign={ useEvent( alignTo ) }
			onDistribute={ useEvent( ( axis: 'x' | 'y' ) => arrange( ( boxes ) => distribute( boxes, axis ) ) ) }
			onOrder={ useEvent( commands.order ) }
			onGroup={ useEvent( isGroup ? onUngroup : onGroup ) }
			onDuplicate={ useEvent( commands.duplicate ) }
			onRemove={ useEvent( commands.remove ) }
			onLock={ useEvent( commands.toggleLocked ) }
			onHide={ useEvent( commands.toggleHidden ) }
			onSnaps={ useEvent( snapping.toggleSnaps ) }
			onGrid={ useEvent( snapping.toggleGrid ) }
		/>
	);
}

interface BarButtonsProps {
	/** Whether nothing is selected. */
	isNone: boolean;
	/** Number of selected layers that can be moved; 3 means three or more. */
	free: number;
	isGroup: boolean;
	isLocked: boolean;
	snaps: boolean;
	hasGrid: boolean;
	onAlign: ( edge: Edge ) => void;
	onDistribute: ( axis: 'x' | 'y' ) => void;
	onOrder: ( where: Where ) => void;
	onGroup: () => void;
	onDuplicate: () => void;
	onRemove: () => void;
	onLock: () => void;
	onHide: () => void;
	onSnaps: () => void;
	onGrid: () => void;
}

/** Memoized, so that typing and dragging do not rerender it. */
const BarButtons = memo( function MemoizedBarButtons( props: BarButtonsProps ) {
	return (
		<Toolbar className="fr-canvas__bar" label={ __( 'Selected layers', 'frontage-slider' ) }>
			<AlignButtons { ...props } />
			<LayerButtons { ...props } />
			<ToolbarGroup>
				<ToolbarButton
					icon={ magnet }
					label={ __( 'Snap to guides', 'frontage-slider' ) }
					isPressed={ props.snaps }
					onClick={ props.onSnaps }
				/>
				<ToolbarButton
					icon={ grid }
					label={ __( 'Snap to grid', 'frontage-slider' ) }
					isPressed={ props.hasGrid }
					onClick={ props.onGrid }
				/>
			</ToolbarGroup>
			{ ! props.isNone && <MoreMenu { ...props } /> }
		</Toolbar>
	);
} );

/** Alignment of one layer, distribution of at least three. */
function AlignButtons( { isNone, free, onAlign, onDistribute }: BarButtonsProps ) {
	return (
		<>
			<ToolbarGroup>
				{ edges().map( ( { edge, icon, title } ) => (
					<ToolbarButton
						key={ edge }
						icon={ icon }
						label={ title }
						disabled={ isNone || ! free }
						onClick={ () => onAlign( edge ) }
					/>
				) ) }
			</ToolbarGroup>
			<ToolbarGroup>
				<ToolbarButton
					icon={ distributeAcross }
					label={ __( 'Distribute horizontally', 'frontage-slider' ) }
					disabled={ free < 3 }
					onClick={ () => onDistribute( 'x' ) }
				/>
				<ToolbarButton
					icon={ distributeDown }
					label={ __( 'Distribute vertically', 'frontage-slider' ) }
					disabled={ free < 3 }
					onClick={ () => onDistribute( 'y' ) }
				/>
			</ToolbarGroup>
		</>
	);
}

function LayerButtons( { isNone, free, isGroup, onOrder, onGroup, onDuplicate, onRemove }: BarButtonsProps ) {
	return (
		<ToolbarGroup>
			<ToolbarButton
				icon={ forward }
				label={ __( 'Bring forward', 'frontage-slider' ) }
				disabled={ isNone }
				onClick={ () => onOrder( 'forward' ) }
			/>
			<ToolbarButton
				icon={ backward }
				label={ __( 'Send backward', 'frontage-slider' ) }
				disabled={ isNone }
				onClick={ () => onOrder( 'backward' ) }
			/>
			<ToolbarButton
				icon={ isGroup ? ungroup : group }
				label={ isGroup ? __( 'Ungroup', 'frontage-slider' ) : __( 'Group', 'frontage-slider' ) }
				disabled={ isNone || ! free }
				onClick={ onGroup }
			/>
			<ToolbarButton
				icon={ copy }
				label={ __( 'Duplicate', 'frontage-slider' ) }
				disabled={ isNone }
				onClick={ onDuplicate }
			/>
			<ToolbarButton
				icon={ trash }
				label={ __( 'Delete', 'frontage-slider' ) }
				disabled={ isNone }
				onClick={ onRemove }
			/>
		</ToolbarGroup>
	);
}

function MoreMenu( { isLocked, onOrder, onLock, onHide }: BarButtonsProps ) {
	return (
		<DropdownMenu
			icon={ moreVertical }
			label={ __( 'More', 'frontage-slider' ) }
			toggleProps={ { size: 'compact' } }
			controls={ [
				[
					{
						title: __( 'Bring to front', 'frontage-slider' ),
						icon: forward,
						onClick: () => onOrder( 'front' ),
					},
					{
						title: __( 'Send to back', 'frontage-slider' ),
						icon: backward,
						onClick: () => onOrder( 'back' ),
					},
				],
				[
					{
						title: isLocked ? __( 'Unlock', 'frontage-slider' ) : __( 'Lock', 'frontage-slider' ),
						icon: isLocked ? unlock : lock,
						onClick: onLock,
					},
					{
						title: __( 'Hide in the editor', 'frontage-slider' ),
						icon: unseen,
						onClick: onHide,
					},
				],
			] }
		/>
	);
}
