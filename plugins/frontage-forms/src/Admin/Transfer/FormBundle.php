<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin\Transfer;

use Frontage\Forms\Document\FormSchema;
use Frontage\Forms\Document\GroupConditions;
use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Storage\FormRequestParser;
use Frontage\Forms\Storage\TemplateHtmlFilter;

defined( 'ABSPATH' ) || exit;

/**
 * Exports forms as a JSON document, and reads such a document; FormImporter stores its forms.
 *
 * It contains only what an editor wrote: no messages, site settings, keys or webhooks. Executable code is removed from the HTML of
 * imported forms. Their address is kept if it is free, so that imported pages find them. Where the site has a form with the address, both
 * are kept, the existing one is replaced, or the entry is skipped.
 */
final class FormBundle {

	public const FORMAT = 'frontage-forms';

	public const VERSION = 1;

	/** Maximum number of forms per document. */
	public const MOST_FORMS = 100;

	/** Maximum characters of a template, an email body or the settings. */
	private const LONGEST = 200000;

	private const HASH = '^[0-9a-f]{64}$';

	/**
	 * @param list<Form> $forms
	 * @return array{format: string, version: int, forms: list<array<string, mixed>>}
	 */
	public static function export_forms( array $forms ): array {
		return [
			'format'  => self::FORMAT,
			'version' => self::VERSION,
			'forms'   => array_map(
				static fn ( Form $form ): array => [
					'title'               => $form->title,
					'hash'                => $form->hash,
					'locale'              => $form->locale,
					'form'                => $form->template,
					'mail'                => $form->mail,
					'mail_2'              => $form->mail_2,
					'messages'            => $form->messages,
					'additional_settings' => $form->additional_settings,
				] + array_filter( [
					'conditions' => GroupConditions::to_text( $form->conditions ),
					'after'      => self::export_confirmation( $form ),
					'mails'      => MailSettings::to_store( $form->mails ),
				] ),
				$forms
			),
		];
	}

	/**
	 * Post IDs differ between sites, so pages are exported by URL.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function export_confirmation( Form $form ): array {
		return array_map(
			static function ( array $entry ): array {
				$url = 'page' === $entry['show'] ? get_permalink( $entry['page'] ) : false;
				return $url ? [ ...$entry, 'show' => 'address', 'page' => 0, 'address' => wp_make_link_relative( $url ) ] : $entry;
			},
			$form->after
		);
	}

	/** @return array<string, array<string, mixed>> Parameters of the import route. */
	public static function schema(): array {
		$entry                                     = FormSchema::FORM;
		$entry['title']['maxLength']               = 200;
		$entry['locale']['maxLength']              = 35;
		$entry['form']['maxLength']                = self::LONGEST;
		$entry['messages']['maxProperties']        = 200;
		$entry['messages']['additionalProperties'] = [ 'type' => 'string', 'maxLength' => 2000 ];
		$entry['additional_settings']['maxLength'] = self::LONGEST;
		$entry['conditions']['maxLength']          = self::LONGEST;
		$entry['after']['maxItems']                = 50;
		$entry['mails']['maxItems']                = MailSettings::MOST;

		$limited = static fn ( array $parts ): array => array_map( static fn ( array $part ): array => 'string' === $part['type'] ? [ 'maxLength' => self::LONGEST ] + $part : $part, $parts );
		foreach ( MailSettings::TWO as $mail ) {
			$entry[ $mail ]['properties'] = $limited( FormSchema::MAIL );
		}
		$entry['mails']['items']    = [
			'type'       => 'object',
			'properties' => $limited( FormSchema::MAILS ),
		];
		$entry['title']['required'] = true;
		$entry['form']['required']  = true;
		return [
			'format'  => [ 'type' => 'string', 'enum' => [ self::FORMAT ], 'required' => true ],
			'version' => [ 'type' => 'integer', 'enum' => [ self::VERSION ], 'required' => true ],
			'forms'   => [
				'type'        => 'array',
				'required'    => true,
				'minItems'    => 1,
				'maxItems'    => self::MOST_FORMS,
				'description' => 'The forms; what else stands in a document is left aside.',
				'items'       => [
					'type'       => 'object',
					'properties' => [
						'hash' => [ 'type' => 'string', 'pattern' => self::HASH, 'description' => 'Its address, kept if no form of the site has it.' ],
						...$entry,
					],
				],
			],
		];
	}

	/**
	 * Removes executable code from a template, for every importing user: a file may come from anyone, and is not reviewed. A template
	 * without such code is unchanged.
	 */
	public static function remove_executable_code( string $template ): string {
		$plain = static fn ( string $html ): string => str_replace( '&amp;', '&', $html );
		$clean = TemplateHtmlFilter::clean( $template );
		return $plain( $clean ) === $plain( $template ) ? $template : $clean;
	}

	/**
	 * Builds a form from an entry, without executable code; it is not stored.
	 *
	 * @param array<mixed> $entry
	 */
	public static function build_form( array $entry, FormRepository $forms ): Form {
		if ( is_string( $entry['form'] ?? null ) ) {
			$entry['form'] = self::remove_executable_code( $entry['form'] );
		}
		$request = new \WP_REST_Request( 'POST' );
		$request->set_body_params( array_intersect_key( $entry, FormSchema::FORM ) );
		$locale   = is_string( $entry['locale'] ?? null ) ? $entry['locale'] : '';
		$form     = FormRequestParser::apply( $request, DefaultForm::create( $locale )->with( [ 'mail_2' => [] ] ) );
		$hash     = is_string( $entry['hash'] ?? null ) ? $entry['hash'] : '';
		$is_taken = '' === $hash || $forms->find_by_address( substr( $hash, 0, FormRepository::ADDRESS_LENGTH ) );
		return $is_taken ? $form : $form->with( [ 'hash' => $hash ] );
	}
}
