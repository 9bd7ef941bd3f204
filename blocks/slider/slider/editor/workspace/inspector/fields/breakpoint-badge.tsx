import { Button, Dropdown } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { desktop, mobile, tablet } from '@wordpress/icons';
import { notebook } from '../../workspace-icons';
import type { Level } from '../../state';
import { LEVELS, ownLevels } from './inherited-values';

const ICONS = [ desktop, notebook, tablet, mobile ] as const;

export const levelName = ( level: Level ) =>
	[
		__( 'Desktop', 'frontage-slider' ),
		__( 'Notebook', 'frontage-slider' ),
		__( 'Tablet', 'frontage-slider' ),
		__( 'Mobile', 'frontage-slider' ),
	][ level ]!;

interface LevelMarkProps {
	label: string;
	/** Stored values for the breakpoints: of one value, or of several in an object. */
	stored: readonly unknown[];
	level: Level;
	mixed: boolean;
	/** Whether missing values follow the layer grid. */
	follows?: boolean;
	onReset: ( level: Level ) => void;
	/** Renders the control for one breakpoint. */
	children: ( level: Level ) => React.ReactNode;
}

/** Shows at which breakpoints a value differs, and opens the controls of all four. */
export function LevelMark( { label, stored, level, mixed, follows = false, onReset, children }: LevelMarkProps ) {
	const own = [ ...new Set( stored.flatMap( ownLevels ) ) ].toSorted();
	const isOwn = own.includes( level );
	const differs = own.filter( ( one ) => one > 0 );
	const said = describe( isOwn, level, differs.map( levelName ), { mixed, follows } );
	return (
		<Dropdown
			className="fr-inspector__mark"
			popoverProps={ { placement: 'left-start', shift: true, offset: 24 } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					className={ `fr-inspector__device${ differs.length ? ' has-own' : '' }${
						level > 0 && isOwn ? ' is-own' : ''
					}` }
					size="small"
					icon={ ICONS[ level ] }
					iconSize={ 20 }
					aria-expanded={ isOpen }
					onClick={ onToggle }
					label={ `${ label }. ${ said }` }
				/>
			) }
			renderContent={ () => (
				<div className="fr-inspector__levels" role="group" aria-label={ label }>
					<strong>{ label }</strong>
					{ LEVELS.map( ( one ) => (
						<div key={ one } className="fr-inspector__level">
							<span className="fr-inspector__level-name">{ levelName( one ) }</span>
							<div className="fr-inspector__level-control">{ children( one ) }</div>
							<Button
								size="small"
								variant="tertiary"
								disabled={ ! own.includes( one ) }
								accessibleWhenDisabled
								onClick={ () => onReset( one ) }
								label={
									one === 0
										? sprintf(
												/* translators: %s: a setting, such as Size */
												__( '%s: reset to default', 'frontage-slider' ),
												label
											)
										: sprintf(
												/* translators: 1: a setting, such as Size, 2: a device, such as Tablet */
												__( '%1$s: reset %2$s to inherited value', 'frontage-slider' ),
												label,
												levelName( one )
											)
								}
								showTooltip={ false }
							>
								{ __( 'Reset', 'frontage-slider' ) }
							</Button>
						</div>
					) ) }
				</div>
			) }
		/>
	);
}

function describe(
	isOwn: boolean,
	level: Level,
	differs: string[],
	{ mixed, follows }: { mixed: boolean; follows: boolean }
): string {
	if ( mixed ) {
		return __( 'Mixed values.', 'frontage-slider' );
	}
	if ( ! differs.length && follows ) {
		return __( 'Scales on smaller screens.', 'frontage-slider' );
	}
	if ( ! differs.length ) {
		return __( 'Same on all breakpoints.', 'frontage-slider' );
	}
	const on = sprintf(
		/* translators: %s: devices, such as Tablet, Mobile */
		__( 'Different on: %s.', 'frontage-slider' ),
		differs.join( ', ' )
	);
	return level > 0 && ! isOwn ? `${ on } ${ __( 'Inherited.', 'frontage-slider' ) }` : on;
}
