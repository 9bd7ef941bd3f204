<?php

declare( strict_types=1 );

namespace Frontage\Forms\Privacy;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * The retention period of messages, and the visitor data stored with them.
 *
 * A form sets its own period (`keep_for: 6 months` in its additional settings), else the site's applies. Forms that existed before the
 * plugin was installed or updated keep everything until their owner chooses a period: an update deletes nothing.
 */
final class RetentionPolicy {

	/** `{ new: string, old: string, old_until: int, aside: int, visitor: bool }`. */
	public const OPTION = 'frontage_forms_retention';

	/** Name in a form's additional settings. */
	public const SETTING = 'keep_for';

	public const FOREVER = 'forever';

	/** Choices on the settings screen; a form may set any number. */
	public const OFFERED = [ '1 month', '3 months', '6 months', '12 months', '24 months', '36 months', self::FOREVER ];

	private const USUAL       = '12 months';
	private const USUAL_ASIDE = 30;

	/** Runs once: messages of forms up to this id are not deleted without the owner's choice. */
	public static function initialize(): void {
		global $wpdb;
		if ( false === get_option( self::OPTION ) ) {
			$last = (int) Database::value( (string) $wpdb->prepare( 'SELECT MAX(ID) FROM %i WHERE post_type = %s', $wpdb->posts, FormFormat::POST_TYPE ) );
			add_option( self::OPTION, [ 'old_until' => $last ], '', true );
		}
	}

	/** @return array{new: string, old: string, old_until: int, aside: int, visitor: bool} `old` is '' until the owner has chosen. */
	public static function settings(): array {
		$option = get_option( self::OPTION );
		$option = is_array( $option ) ? $option : [];
		$length = static fn ( string $name ): string => is_string( $option[ $name ] ?? null ) ? self::parse_period( $option[ $name ] ) : '';
		$number = static fn ( string $name, int $default_value ): int => is_int( $option[ $name ] ?? null ) ? $option[ $name ] : $default_value;
		return [
			'new'       => $length( 'new' ) ?: self::USUAL,
			'old'       => $length( 'old' ),
			'old_until' => $number( 'old_until', PHP_INT_MAX ), // If the option is lost, nothing is deleted.
			'aside'     => max( 1, $number( 'aside', self::USUAL_ASIDE ) ),
			'visitor'   => ! empty( $option['visitor'] ),
		];
	}

	/** The retention period of a form: `12 months`, FOREVER, or '' while the owner has not chosen one for an old form. */
	public static function find_period( int $form_id, ?Form $form = null ): string {
		$own_period = self::parse_period( ( $form ?? ( new FormRepository() )->find( $form_id ) )?->setting( self::SETTING ) ?? '' );
		$set        = self::settings();
		return $own_period ?: ( $form_id > $set['old_until'] ? $set['new'] : $set['old'] );
	}

	/** Messages from before this time (UTC) may be deleted; null: none may. */
	public static function find_limit( string $length, ?int $now = null ): ?string {
		if ( '' === $length || self::FOREVER === $length ) {
			return null;
		}
		return gmdate( 'Y-m-d H:i:s', (int) strtotime( "-$length", $now ?? time() ) );
	}

	/** `6 Months` → `6 months`; '' for an invalid period. */
	public static function parse_period( string $text ): string {
		$text = strtolower( trim( $text ) );
		if ( self::FOREVER === $text ) {
			return $text;
		}
		return preg_match( '/^([1-9]\d{0,3})\s*(day|week|month|year)s?$/D', $text, $matches ) ? $matches[1] . ' ' . $matches[2] . ( '1' === $matches[1] ? '' : 's' ) : '';
	}

	/** For `frontage_forms_keep_visitor`: whether the shortened IP address and the browser's name are stored. */
	public static function is_visitor_stored( bool $keep ): bool {
		return $keep || self::settings()['visitor'];
	}
}
