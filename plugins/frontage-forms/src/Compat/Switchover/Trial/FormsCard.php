<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover\Trial;

use Frontage\Forms\Admin\FormListItems;
use Frontage\Forms\Admin\FormUsage;
use Frontage\Forms\Compat\Switchover\FormFindings;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Kit\Admin\MoveScreen;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the card Forms of the report: each form with what was tried, and what was found.
 *
 * @phpstan-import-type Finding from FormFindings
 */
final class FormsCard {

	/**
	 * @param list<Finding>         $findings All forms.
	 * @param array<int, FormTrial> $trials   By form ID.
	 */
	public static function render( array $findings, array $trials, PreviewCard $preview ): void {
		$verdicts = array_map( static fn ( array $finding ): FormVerdict => new FormVerdict( $finding, $trials[ $finding['id'] ] ?? null ), $findings );
		$same     = count( array_filter( $verdicts, static fn ( FormVerdict $verdict ): bool => $verdict->is_same ) );
		$open     = array_filter( $verdicts, static fn ( FormVerdict $verdict ): bool => ! $verdict->is_same && ! $verdict->missing_files ); // A file to allow stands at the top of the screen.
		MoveScreen::open_card( 'frontage-move-forms', __( 'Forms', 'frontage-forms' ), self::describe_check( $trials ), $findings ? self::count_same( $same, count( $findings ), [] !== $trials ) : '', $open ? 'is-warning' : '' );
		if ( $findings ) {
			$usage = new FormUsage( ( new FormRepository() )->query() );
			MoveScreen::open_table( [ __( 'Form', 'frontage-forms' ), __( 'Tried', 'frontage-forms' ), __( 'Result', 'frontage-forms' ), __( 'Action', 'frontage-forms' ) ], __( 'Forms of Contact Form 7', 'frontage-forms' ), 'is-report' );
			foreach ( $findings as $index => $finding ) {
				self::render_form( $finding, $verdicts[ $index ], $usage, $preview );
			}
			echo '</tbody></table>';
		}
		echo '</section>';
	}

	/** @param array<int, FormTrial> $trials */
	private static function describe_check( array $trials ): string {
		$sent = array_filter( $trials, static fn ( FormTrial $trial ): bool => $trial->is_sent() );
		return match ( true ) {
			! $trials => __( 'Fields, emails, and settings of each form were read. No form was sent.', 'frontage-forms' ),
			! $sent   => __( 'Each form was shown. No form was sent.', 'frontage-forms' ),
			default   => __( 'Each form was shown and sent with test values. No email left your site.', 'frontage-forms' ),
		};
	}

	private static function count_same( int $same, int $count, bool $is_tried ): string {
		return $is_tried
			/* translators: 1: number of forms that are the same with both plugins, 2: number of all forms. */
			? sprintf( __( '%1$s of %2$s same', 'frontage-forms' ), number_format_i18n( $same ), number_format_i18n( $count ) )
			/* translators: 1: number of forms without differences, 2: number of all forms. */
			: sprintf( __( '%1$s of %2$s without findings', 'frontage-forms' ), number_format_i18n( $same ), number_format_i18n( $count ) );
	}

	/** @param Finding $finding */
	private static function render_form( array $finding, FormVerdict $verdict, FormUsage $usage, PreviewCard $preview ): void {
		printf( '<tr><th scope="row">%s<span>%s</span></th><td class="frontage-move__tried">%s</td><td>', esc_html( $finding['title'] ), esc_html( self::describe_place( $finding, $usage ) ), esc_html( $verdict->describe_tried() ) );
		foreach ( $verdict->results as $result ) {
			$codes = array_map( static fn ( string $code ): string => '<code dir="ltr">' . esc_html( $code ) . '</code>', $result['codes'] );
			$text  = $codes ? vsprintf( esc_html( $result['text'] ), $codes ) : esc_html( $result['text'] );
			printf( '<p class="frontage-move__result %s">%s</p>', esc_attr( $result['kind'] ), wp_kses( $text, [ 'code' => [ 'dir' => true ] ] ) );
		}
		if ( $verdict->problems ) {
			$count = count( $verdict->problems );
			/* translators: %s: number of warnings. */
			printf( '<details><summary>%s</summary>', esc_html( sprintf( _n( '%s warning about this form', '%s warnings about this form', $count, 'frontage-forms' ), number_format_i18n( $count ) ) ) );
			foreach ( $verdict->problems as $problem ) {
				printf( '<p>%s</p>', esc_html( $problem ) );
			}
			echo '</details>';
		}
		echo '</td><td>';
		self::render_action( $finding, $verdict, $preview );
		echo '</td></tr>';
	}

	/** @param Finding $finding */
	private static function render_action( array $finding, FormVerdict $verdict, PreviewCard $preview ): void {
		/* translators: %s: name of a form. */
		[ $url, $text, $label ] = [ FormListItems::code_screen_url( $finding['id'] ), __( 'View form', 'frontage-forms' ), sprintf( __( 'View form “%s”', 'frontage-forms' ), $finding['title'] ) ];
		if ( $verdict->missing_files ) {
			/* translators: %s: name of a form. */
			[ $url, $text, $label ] = [ '#frontage-move-options', __( 'Allow file', 'frontage-forms' ), sprintf( __( 'Allow file of “%s”', 'frontage-forms' ), $finding['title'] ) ];
		} elseif ( $verdict->trial?->is_shown() ) {
			/* translators: %s: name of a form. */
			[ $url, $text, $label ] = [ $preview->url( $finding['id'] ), __( 'Preview', 'frontage-forms' ), sprintf( __( 'Preview “%s”', 'frontage-forms' ), $finding['title'] ) ];
		}
		printf( '<a href="%s" aria-label="%s">%s</a>', esc_url( $url ), esc_attr( $label ), esc_html( $text ) );
	}

	/**
	 * For example “5 fields, on Contact”.
	 *
	 * @param Finding $finding
	 */
	private static function describe_place( array $finding, FormUsage $usage ): string {
		[ 'pages' => $pages, 'more' => $more ] = $usage->find_pages( $finding['id'] );

		/* translators: %s: number of fields. */
		$fields = sprintf( _n( '%s field', '%s fields', $finding['fields'], 'frontage-forms' ), number_format_i18n( $finding['fields'] ) );
		$count  = count( $pages ) + $more;
		return match ( true ) {
			/* translators: %s: number of fields, such as “2 fields”. */
			0 === $count          => sprintf( __( '%s, not used', 'frontage-forms' ), $fields ),
			/* translators: 1: number of fields, such as “5 fields”, 2: name of a page. */
			1 === $count && $pages => sprintf( __( '%1$s, on %2$s', 'frontage-forms' ), $fields, $pages[0]['title'] ),
			/* translators: 1: number of fields, such as “5 fields”, 2: number of pages. */
			default               => sprintf( _n( '%1$s, on %2$s page', '%1$s, on %2$s pages', $count, 'frontage-forms' ), $fields, number_format_i18n( $count ) ),
		};
	}
}
