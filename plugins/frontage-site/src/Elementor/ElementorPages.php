<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor;

use Frontage\Kit\Database\PostQueryArgs;
use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Kit\Migration\ExistingItem;
use Frontage\Kit\Migration\ImportEffects;
use Frontage\Site\Elementor\Existing\ExistingContent;
use Frontage\Site\Elementor\Source\DocumentRefusedException;
use Frontage\Site\Elementor\Source\ElementorDocument;
use Frontage\Site\StorageErrors;
use Frontage\Site\Support\ImportEffectLabels;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Pages made with Elementor. Converting creates a draft beside a page; replacing the page is a separate step, which can be
 * reverted. Elementor's data are only read.
 *
 * @phpstan-import-type Choice from ExistingItem
 * @phpstan-import-type Finding from ConversionContext
 * @phpstan-type Report array{ moved: int, kept: int, findings: list<Finding>, hosts: array<string, int>, effects: list<array{ name: string, label: string, values: list<string> }>, refused: string }
 */
final class ElementorPages {

	/** On a draft: its source page; 0 for a template. */
	public const OF = '_frontage_elementor_of';

	/** On a draft: the report. */
	public const REPORT = '_frontage_elementor_report';

	/** On a draft: the created forms, by the id of Elementor's element. */
	private const FORMS = '_frontage_elementor_forms';

	/** On a draft of a template: the file, for converting again. */
	private const SOURCE = '_frontage_elementor_source';

	public const DATA = '_elementor_data';

	/** @return list<WP_Post> Those that the current user may edit, newest first. */
	public static function all( int $most = 200 ): array {
		$posts = get_posts( [ 'numberposts' => $most ] + self::query() );
		return array_values( array_filter( $posts, static fn ( mixed $post ): bool => $post instanceof WP_Post && current_user_can( 'edit_post', $post->ID ) && '' !== self::data( $post->ID ) ) );
	}

	/** How many there are, without reading them. */
	public static function count(): int {
		$query = new \WP_Query( [ 'posts_per_page' => 1, 'fields' => 'ids' ] + self::query() );
		return $query->found_posts;
	}

	/** @return array{ post_type: list<string>, post_status: list<string>, meta_key: string, meta_value?: string, meta_compare: string, orderby: string } */
	private static function query(): array {
		return [
			'post_type'    => array_values( array_diff( get_post_types( [ 'show_ui' => true ] ), [ 'attachment', 'elementor_library', 'wp_block', 'wp_template', 'wp_template_part' ] ) ),
			'post_status'  => [ 'publish', 'future', 'draft', 'pending', 'private' ],
			...PostQueryArgs::meta( self::DATA, '[]' ),
			'meta_compare' => '!=',
			'orderby'      => 'modified',
		];
	}

	/** Whether there are such pages and none was converted yet; used on a few dashboard screens. */
	public static function has_unconverted_pages(): bool {
		return [] !== self::all( 1 ) && ! get_posts( [ 'post_type' => 'any', 'post_status' => 'any', 'numberposts' => 1, 'fields' => 'ids' ] + PostQueryArgs::meta( self::OF ) );
	}

	public static function data( int $id ): string {
		$data = get_post_meta( $id, self::DATA, true );
		return is_string( $data ) && '[]' !== trim( $data ) ? $data : '';
	}

	/** The draft that was created for a page, or 0. */
	public static function draft_of( int $id ): int {
		$found = get_posts(
			[
				'post_type'   => 'any',
				'post_status' => [ 'draft', 'pending', 'private', 'publish', 'future' ],
				'numberposts' => 1,
				'fields'      => 'ids',
				...PostQueryArgs::meta( self::OF, (string) $id ),
			]
		);
		return is_int( $found[0] ?? null ) ? $found[0] : 0;
	}

	/** Elementor's document of a page, or the file of a template's draft. */
	public static function source( int $id ): string {
		$source = get_post_meta( $id, self::SOURCE, true );
		return is_string( $source ) && '' !== $source ? $source : self::data( $id );
	}

	/** A draft with the title of a template, which the user may edit; 0 for none. Published pages are never replaced by a template. */
	public static function template_draft( string $title ): int {
		$drafts = get_posts(
			[
				'post_type'   => 'page',
				'post_status' => [ 'draft', 'pending' ],
				'numberposts' => 20,
				'title'       => $title,
			]
		);
		foreach ( $drafts as $draft ) {
			if ( $draft instanceof WP_Post && current_user_can( 'edit_post', $draft->ID ) && '' === self::data( $draft->ID ) && ! get_post_meta( $draft->ID, self::OF, true ) ) {
				return $draft->ID;
			}
		}
		return 0;
	}

	/** The title of a template's draft. */
	public static function template_title( string $json ): string {
		return ElementorDocument::title( $json ) ?: __( 'Converted from Elementor', 'frontage-site' );
	}

	/**
	 * Preview of a conversion: nothing is stored.
	 *
	 * @param bool            $is_own   Whether the document is of a page of this site.
	 * @param int             $draft    The existing draft, or 0.
	 * @param ExistingContent $existing Gets the draft and the forms that the site has.
	 * @return Report
	 */
	public static function preview( string $json, bool $is_own = true, int $draft = 0, ExistingContent $existing = new ExistingContent() ): array {
		$media = new ElementorMedia();
		self::add_draft( $existing, $draft, $is_own ? ExistingItem::REPLACE : ExistingItem::KEEP_BOTH );
		try {
			$site       = new TargetSite( $media, true, $is_own, self::draft_forms( $draft ), $existing );
			$conversion = DocumentConverter::convert( $json, $site, self::kit_colors() );
		} catch ( DocumentRefusedException $refused ) {
			return [ 'moved' => 0, 'kept' => 0, 'findings' => [], 'hosts' => [], 'effects' => [], 'refused' => $refused->reason ];
		}
		return self::create_report( $conversion, $media, $site );
	}

	/**
	 * Adds the draft to what the site has.
	 *
	 * @param Choice $default
	 * @return Choice|null What becomes of it; null without a draft.
	 */
	private static function add_draft( ExistingContent $existing, int $draft, string $default ): ?string {
		return $draft ? $existing->add( ExistingContent::DRAFT, $draft, ExistingItem::CHOICES, $default ) : null;
	}

	/** @return array<string, int> The forms that were created for a draft, by the id of Elementor's element. */
	private static function draft_forms( int $draft ): array {
		$forms = $draft ? get_post_meta( $draft, self::FORMS, true ) : [];
		/** @var array<string, int> Written by this class. */
		return array_filter( is_array( $forms ) ? $forms : [], is_int( ... ) );
	}

	/**
	 * Creates a draft beside the page. An existing draft is replaced, and its content kept as a revision, unless both are kept:
	 * then the existing one becomes a draft as any other. If it is skipped, nothing changes.
	 *
	 * @param list<string> $hosts Other sites to copy images from.
	 * @return int|WP_Error The draft.
	 */
	public static function convert( int $id, array $hosts = [], ExistingContent $existing = new ExistingContent() ): int|WP_Error {
		$page   = get_post( $id );
		$source = get_post_meta( $id, self::SOURCE, true );
		if ( ! $page || ! current_user_can( 'edit_post', $id ) ) {
			return ConversionMessages::not_allowed_error();
		}
		if ( is_string( $source ) && '' !== $source ) {
			return self::create_draft( json: $source, title: $page->post_title, type: 'page', of: 0, hosts: $hosts, existing_draft: $id, default_choice: ExistingItem::REPLACE, existing: $existing, source: $source );
		}
		if ( PageReplacement::is_replaced( $id ) ) {
			return new WP_Error( 'frontage_elementor_taken', __( 'This page has already been replaced. Go back to Elementor first.', 'frontage-site' ), [ 'status' => 409 ] );
		}
		return self::create_draft(
			json: self::data( $id ),
			title: $page->post_title,
			type: $page->post_type,
			of: $id,
			hosts: $hosts,
			existing_draft: self::draft_of( $id ),
			default_choice: ExistingItem::REPLACE,
			existing: $existing,
		);
	}

	/**
	 * Creates a draft from a template that Elementor exported. Without a choice, it is kept beside a draft with its title.
	 *
	 * @param list<string> $hosts
	 */
	public static function import( string $json, string $title, array $hosts = [], ExistingContent $existing = new ExistingContent() ): int|WP_Error {
		if ( ! current_user_can( 'edit_pages' ) ) {
			return ConversionMessages::not_allowed_error();
		}
		$title = $title ?: self::template_title( $json );
		return self::create_draft(
			json: $json,
			title: $title,
			type: 'page',
			of: 0,
			hosts: $hosts,
			existing_draft: self::template_draft( $title ),
			default_choice: ExistingItem::KEEP_BOTH,
			existing: $existing,
			source: $json,
		);
	}

	/**
	 * The report of a draft.
	 *
	 * @return Report|null
	 */
	public static function draft_report( int $draft ): ?array {
		$report = get_post_meta( $draft, self::REPORT, true );
		if ( ! is_array( $report ) || ! is_array( $report['findings'] ?? null ) || ! is_array( $report['hosts'] ?? null ) ) {
			return null;
		}
		$report += [ 'effects' => [] ]; // A draft of an earlier version.
		/** @var Report $report Written by this class, under a protected meta key. */
		return $report;
	}

	/**
	 * @param list<string> $hosts
	 * @param Choice       $default_choice For the existing draft.
	 * @param string       $source         For converting again; '' if the page itself has it.
	 */
	private static function create_draft( string $json, string $title, string $type, int $of, array $hosts, int $existing_draft, string $default_choice, ExistingContent $existing, string $source = '' ): int|WP_Error {
		$kind = get_post_type_object( $type );
		if ( ! $kind || ! current_user_can( $kind->cap->create_posts ?? 'edit_pages' ) ) {
			return ConversionMessages::not_allowed_error();
		}
		if ( $existing_draft && ! current_user_can( 'edit_post', $existing_draft ) ) {
			return ConversionMessages::not_allowed_error();
		}
		$choice = self::add_draft( $existing, $existing_draft, $default_choice );
		if ( ExistingItem::SKIP === $choice ) {
			return $existing_draft;
		}
		$before = ExistingItem::REPLACE === $choice ? get_post( $existing_draft ) : null;
		$media  = new ElementorMedia( $hosts );
		$site   = new TargetSite( $media, false, 0 !== $of, self::draft_forms( $existing_draft ), $existing );
		try {
			$conversion = DocumentConverter::convert( $json, $site, self::kit_colors() );
		} catch ( DocumentRefusedException $refused ) {
			return new WP_Error( 'frontage_elementor_refused', ConversionMessages::refusal_text( $refused->reason ), [ 'status' => 400 ] );
		}
		if ( $before ) {
			wp_save_post_revision( $before->ID ); // It may have none yet.
		}
		$new    = [
			'post_type'   => $type,
			'post_status' => 'draft',
			'post_title'  => $title,
		];
		$id     = $site->problem() ?? VerifiedWrite::post( ( $before ? [ 'ID' => $before->ID ] : $new ) + [ 'post_content' => $conversion['content'], 'page_template' => '' ] );
		$values = [ self::OF => $of, self::REPORT => self::create_report( $conversion, $media, $site ), self::FORMS => $site->forms() ] + ( '' === $source ? [] : [ self::SOURCE => $source ] );
		$stored = $before ? self::stored_values( $before->ID, array_keys( $values ) ) : [];
		$wrong  = is_wp_error( $id ) ? $id : self::store_values( $id, $values ) ?? $site->replace_forms(); // Replaced forms cannot be rolled back.
		if ( is_wp_error( $id ) || $wrong ) {
			$site->roll_back();
			if ( is_int( $id ) ) {
				$before ? self::restore( $before, $stored ) : wp_delete_post( $id, true );
			}
			return StorageErrors::with_message( $wrong ?? new WP_Error() );
		}
		if ( ! $before ) {
			PageReplacement::set_template( $id, $of );
			self::release_draft( $of ? $existing_draft : 0 );
		}
		return $id;
	}

	/** Makes the previous draft of a page a draft as any other: a page has one that replaces it. */
	private static function release_draft( int $draft ): void {
		foreach ( $draft ? [ self::OF, self::REPORT, self::FORMS ] : [] as $key ) {
			delete_post_meta( $draft, $key );
		}
	}

	/**
	 * @param list<string> $keys
	 * @return array<string, list<mixed>> By key.
	 */
	private static function stored_values( int $id, array $keys ): array {
		$stored = [];
		foreach ( $keys as $key ) {
			$stored[ $key ] = array_values( (array) get_post_meta( $id, $key ) );
		}
		return $stored;
	}

	/**
	 * Stores values until one is refused.
	 *
	 * @param array<string, mixed> $values By key.
	 */
	private static function store_values( int $id, array $values ): ?WP_Error {
		foreach ( $values as $key => $value ) {
			$refused = VerifiedWrite::meta( $id, $key, $value );
			if ( $refused ) {
				return $refused;
			}
		}
		return null;
	}

	/**
	 * Gives a draft its previous content and values.
	 *
	 * @param array<string, list<mixed>> $stored By key.
	 */
	private static function restore( WP_Post $before, array $stored ): void {
		VerifiedWrite::post( [ 'ID' => $before->ID, 'post_content' => $before->post_content, 'page_template' => '' ] );
		foreach ( $stored as $key => $rows ) {
			VerifiedWrite::replace_meta( $before->ID, $key, $rows );
		}
	}

	/**
	 * @param array{ content: string, moved: int, kept: int, findings: list<Finding> } $conversion
	 * @return Report
	 */
	private static function create_report( array $conversion, ElementorMedia $media, TargetSite $site ): array {
		$effects = new ImportEffects();
		$effects->add( $conversion['content'], '', true );
		foreach ( $site->recipients() as $title => $recipients ) {
			foreach ( array_merge( ...array_map( static fn ( string $list ): array => explode( ',', $list ), $recipients ) ) as $recipient ) {
				$effects->add_effect( ImportEffects::MAIL, $recipient, (string) $title );
			}
		}
		return [ 'moved' => $conversion['moved'], 'kept' => $conversion['kept'], 'findings' => $conversion['findings'], 'hosts' => $media->hosts(), 'effects' => $effects->lines( ImportEffectLabels::all() ), 'refused' => '' ];
	}

	/** @return array<string, string> Colors of Elementor's kit, by id. */
	private static function kit_colors(): array {
		$kit     = get_option( 'elementor_active_kit' );
		$stored  = is_numeric( $kit ) ? get_post_meta( (int) $kit, '_elementor_page_settings', true ) : null;
		$colours = [];
		foreach ( [ 'system_colors', 'custom_colors' ] as $list ) {
			foreach ( is_array( $stored ) && is_array( $stored[ $list ] ?? null ) ? $stored[ $list ] : [] as $colour ) {
				if ( is_array( $colour ) && is_string( $colour['_id'] ?? null ) && is_string( $colour['color'] ?? null ) ) {
					$colours[ $colour['_id'] ] = $colour['color'];
				}
			}
		}
		return $colours;
	}
}
