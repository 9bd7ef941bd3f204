<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

use Frontage\Forms\Checks\FormChecker;
use Frontage\Forms\Checks\FormProblem;
use Frontage\Forms\Database\SqlQuery;
use Frontage\Forms\Document\AdditionalSettings;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Mail\SiteAttachments;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/**
 * Reports how the switch affects each form: its fields, its settings and its emails' files.
 *
 * @phpstan-type Finding array{id: int, title: string, fields: int, of_add_ons: list<string>, unknown: list<string>, dead: list<string>, files: list<string>, problems: list<string>}
 */
final class FormFindings {

	/** Settings that used to have an effect and have none in the original either. */
	private const DEAD = [ 'on_sent_ok', 'on_submit' ];

	/** Number of forms, without reading them. */
	public static function count_forms(): int {
		global $wpdb;
		return SqlQuery::select_number( "SELECT COUNT(*) FROM %i WHERE post_type = %s AND post_status = 'publish'", [ $wpdb->posts, FormFormat::POST_TYPE ] );
	}

	/** A hash of all stored forms of a site: equal hashes before and after a switch mean that nothing was changed. */
	public static function hash_forms(): string {
		global $wpdb;
		$posts = SqlQuery::select_rows( 'SELECT ID, post_title, post_name, post_status, post_content, post_author, post_date, menu_order FROM %i WHERE post_type = %s ORDER BY ID', [ $wpdb->posts, FormFormat::POST_TYPE ] );
		$meta  = SqlQuery::select_rows( 'SELECT m.post_id, m.meta_key, m.meta_value FROM %i AS m INNER JOIN %i AS p ON p.ID = m.post_id WHERE p.post_type = %s ORDER BY m.meta_id', [ $wpdb->postmeta, $wpdb->posts, FormFormat::POST_TYPE ] );
		return hash( 'sha256', (string) wp_json_encode( [ $posts, $meta ] ) );
	}

	/** @return list<Finding> Forms with findings come first. */
	public static function list_findings(): array {
		$original_types = self::list_original_types();
		$findings       = array_map( static fn ( Form $form ): array => self::find_in_form( $form, $original_types ), ( new FormRepository() )->query() );
		$weight         = static fn ( array $finding ): int => count( $finding['unknown'] ) + count( $finding['dead'] ) + count( $finding['files'] ) + count( $finding['problems'] );
		usort( $findings, static fn ( array $a, array $b ): int => $weight( $b ) <=> $weight( $a ) );
		return $findings;
	}

	/**
	 * @param list<string> $original_types
	 * @return Finding
	 */
	private static function find_in_form( Form $form, array $original_types ): array {
		preg_match_all( '~(?<!\[)\[([a-z][a-z0-9_-]*\*?)(?=[\s\]])~', $form->template, $matches );
		$unknown_types = array_diff( array_unique( $matches[1] ), TagTypeRegistry::instance()->names() );
		$names         = array_column( AdditionalSettings::split_lines( $form->additional_settings ), 'name' );
		$errors        = array_filter( ( new FormChecker() )->check( $form ), static fn ( FormProblem $problem ): bool => FormProblem::ERROR === $problem->level && 'unknown_type' !== $problem->code );
		return [
			'id'         => $form->id,
			'title'      => $form->title,
			'fields'     => count( $form->tags() ),
			'of_add_ons' => array_values( array_intersect( $unknown_types, $original_types ) ),
			'unknown'    => array_values( array_diff( $unknown_types, $original_types, self::list_shortcodes() ) ),
			'dead'       => array_values( array_intersect( self::DEAD, $names ) ),
			'files'      => SiteAttachments::list_unconfirmed( $form ),
			'problems'   => array_values( array_unique( array_map( static fn ( FormProblem $problem ): string => $problem->message, $errors ) ) ),
		];
	}

	/** @return list<string> WordPress shortcodes, when a theme or an add-on runs them in forms; that continues to work. */
	private static function list_shortcodes(): array {
		global $shortcode_tags;
		return has_filter( 'wpcf7_form_elements' ) && is_array( $shortcode_tags ) ? array_map( 'strval', array_keys( $shortcode_tags ) ) : [];
	}

	/** @return list<string> All tag types that currently work: those of the original and of add-ons. */
	private static function list_original_types(): array {
		$manager = class_exists( 'WPCF7_FormTagsManager', false ) ? \WPCF7_FormTagsManager::get_instance() : null;
		$collect = [ $manager, 'collect_tag_types' ];
		$types   = is_callable( $collect ) ? $collect() : [];
		return array_values( array_filter( is_array( $types ) ? $types : [], 'is_string' ) );
	}
}
