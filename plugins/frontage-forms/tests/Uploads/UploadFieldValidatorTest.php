<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Uploads;

use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\FileTable;
use Frontage\Forms\Files\SignedFileLinks;
use Frontage\Forms\Files\Storage\PrivateFolder;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Inbox\Admin\FileDownload;
use Frontage\Forms\Inbox\Admin\InboxController;
use Frontage\Forms\Inbox\SubmissionActions;
use Frontage\Forms\Privacy\SubmissionPersonalData;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';

/** Upload fields without a script: several files of one input, posted with the form. */
#[Group( 'database' )]
final class UploadFieldValidatorTest extends SubmissionTestCase {

	private const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

	/** @var list<string> */
	private array $made = [];

	/** @var list<string> What tests that kill processes left on the disk. */
	private array $before = [];

	protected function setUp(): void {
		parent::setUp();
		$this->before = self::lying();
	}

	protected function tearDown(): void {
		global $wpdb;
		( new FileRepository() )->remove( array_values( ( new FileRepository() )->find( $wpdb->get_col( $wpdb->prepare( 'SELECT token FROM %i', FileTable::name() ) ) ) ) );
		array_map( 'unlink', array_filter( $this->made, 'is_file' ) );
		parent::tearDown();
	}

	public function test_several_files_are_kept_attached_and_linked(): void {
		$form = $this->form( '[mfile* docs limit:2000 filetypes:txt|gif max-file:3]', [ 'body' => "Files: [docs]", 'attachments' => '[docs]' ] );
		$sent = $this->send( $form, [ [ 'Äme.txt', 'one' ], [ 'b.gif', base64_decode( self::GIF ) ] ] );
		self::assertSame( 'mail_sent', $sent['status'] );
		$id    = self::last();
		$files = FileDownload::find_files( $id );
		self::assertSame( [ [ 'docs', 'Ame.txt', 3, 'text/plain' ], [ 'docs', 'b.gif', 42, 'image/gif' ] ], array_map( static fn ( array $file ): array => [ $file['field'], $file['name'], $file['size'], $file['type'] ], $files ) );
		self::assertSame( [ '', $files[1]['url'] . '&picture=1' ], array_column( $files, 'picture' ) );

		[ $mail ] = $this->mails;
		self::assertSame( [ 'Ame.txt', 'b.gif' ], array_map( 'basename', $mail['attachments'] ) );
		$links = array_map( SignedFileLinks::signed_url( ... ), ( new FileRepository() )->find_by_submission( $id ) );
		self::assertSame( 'Files: ' . implode( ', ', $links ), $mail['message'] );
		self::assertStringNotContainsString( ( new FileRepository() )->find_by_submission( $id )[0]->token, $mail['message'] );
		( new SubmissionActions() )->delete( [ $id ] );
		self::assertSame( [], $this->on_disk() );
	}

	public function test_who_reads_the_message_sees_name_size_and_kind(): void {
		$form = $this->form( '[mfile docs filetypes:txt|gif]' );
		$this->send( $form, [ [ '<a>x</a>.txt', 'one' ], [ 'b.gif', base64_decode( self::GIF ) ] ] );
		$this->sign_in( 'editor' );
		remove_all_actions( 'rest_api_init' );
		$GLOBALS['wp_rest_server'] = null;
		add_action( 'rest_api_init', [ InboxController::class, 'register' ] );
		$fields = array_column( (array) rest_do_request( new \WP_REST_Request( 'GET', '/frontage/v1/submissions/' . self::last() ) )->get_data()['fields'], null, 'name' );
		self::assertSame( [ 'TXT', 'GIF' ], array_column( $fields['docs']['files'], 'type' ) );
		self::assertSame( [ 'a.txt', 'b.gif' ], array_column( $fields['docs']['files'], 'name' ) );
		self::assertStringEndsWith( '&picture=1', $fields['docs']['files'][1]['picture'] );
	}

	/** @return iterable<string, array{string, list<array{0: string, 1: string, 2?: int}>, string}> */
	public static function refused_values(): iterable {
		$text = [ 'a.txt', 'x' ];
		$zip  = static fn ( string $content ): string => self::zip( $content );
		yield 'none where one is wanted' => [ '[mfile* docs]', [], 'Please fill out this field.' ];
		yield 'fewer than wanted' => [ '[mfile docs filetypes:txt min-file:2]', [ $text ], 'The minimum file upload is 2' ];
		yield 'more than taken' => [ '[mfile docs filetypes:txt max-file:2]', [ $text, $text, $text ], 'Note : Some of the files are not uploaded ( Only 2 files allowed )' ];
		yield 'eleven where nothing is said' => [ '[mfile docs filetypes:txt]', array_fill( 0, 11, $text ), 'Note : Some of the files are not uploaded ( Only 10 files allowed )' ];
		yield 'one byte over' => [ '[mfile docs filetypes:txt limit:5]', [ $text, [ 'b.txt', '123456' ] ], 'Uploaded file is too large' ];
		yield 'an empty one' => [ '[mfile docs filetypes:txt]', [ [ 'a.txt', '' ] ], 'This file is empty. Choose another one.' ];
		yield 'a script' => [ '[mfile docs filetypes:*]', [ [ 'a.php', '<?php echo 1;' ] ], 'Uploaded file is not allowed for file type' ];
		yield 'a double ending' => [ '[mfile docs filetypes:txt]', [ [ 'a.php.txt', 'x' ] ], 'Uploaded file is not allowed for file type' ];
		yield 'an entity-coded one' => [ '[mfile docs filetypes:txt]', [ [ 'a.ph&#112;.txt', 'x' ] ], 'Uploaded file is not allowed for file type' ];
		yield 'a drawing with a script' => [ '[mfile docs filetypes:svg]', [ [ 'a.svg', '<svg onload="alert(1)"/>' ] ], 'Uploaded file is not allowed for file type' ];
		yield 'a page as a text' => [ '[mfile docs filetypes:txt]', [ [ 'a.txt', '<!doctype html><script>1</script>' ] ], 'This file contains a script, a program, a web page, or a hidden archive. Choose another file.' ];
		yield 'a picture that is a script' => [ '[mfile docs]', [ [ 'a.gif', base64_decode( self::GIF ) . '<?php 1;' ] ], 'This file contains a script, a program, a web page, or a hidden archive. Choose another file.' ];
		yield 'a flood of pixels' => [ '[mfile docs]', [ [ 'a.gif', substr_replace( (string) base64_decode( self::GIF ), "\xff\xff\xff\xff", 6, 4 ) ] ], 'This image has more than 250 megapixels. Resize it and add it again.' ];
		yield 'a bomb' => [ '[mfile docs filetypes:zip]', [ [ 'a.zip', $zip( str_repeat( "\0", 12 * MB_IN_BYTES ) ) ] ], 'This file unpacks to more than 200 MB, to more than 2,000 files, or far beyond its own size. Choose a smaller one.' ];
		yield 'cut off by PHP' => [ '[mfile docs]', [ [ 'a.txt', '', UPLOAD_ERR_PARTIAL ] ], 'There was an error uploading the file.' ];
		yield 'larger than PHP takes' => [ '[mfile docs]', [ [ 'a.txt', '', UPLOAD_ERR_INI_SIZE ] ], 'Uploaded file is too large' ];
	}

	/** @param list<array{0: string, 1: string, 2?: int}> $files */
	#[DataProvider( 'refused_values' )]
	public function test_what_is_refused_is_told_and_leaves_nothing( string $tag, array $files, string $text ): void {
		$form = $this->form( $tag );
		self::assert_invalid( [ 'docs' => $text ], $this->send( $form, $files ) );
		self::assertSame( [ 0, [], [] ], [ self::rows(), $this->mails, $this->on_disk() ] );
	}

	public function test_a_filter_that_gives_nonsense_lets_no_file_pass(): void {
		add_filter( 'frontage_forms_file_errors', static fn (): string => 'nonsense', PHP_INT_MAX );
		$form = $this->form( '[mfile docs filetypes:txt limit:5]' );
		self::assert_invalid( [ 'docs' => 'Uploaded file is too large' ], $this->send( $form, [ [ 'a.txt', '123456' ] ] ) );
	}

	public function test_a_name_posted_as_text_is_no_file(): void {
		$form = $this->form( '[mfile* docs filetypes:txt]', [ 'body' => '[docs][_raw_docs]' ] );
		self::assert_invalid( [ 'docs' => 'A file is no longer available. Please attach it again.' ], $this->send( $form, [], [ 'docs' => [ '../../../../wp-config.php' ] ] ) );
		$form = $this->form( '[mfile docs filetypes:txt]', [ 'body' => 'Files: [docs][_raw_docs]', 'attachments' => "[docs]" ] );
		self::assert_invalid( [ 'docs' => 'A file is no longer available. Please attach it again.' ], $this->send( $form, [], [ 'docs' => '/etc/passwd' ] ) );
		self::assertSame( 'mail_sent', $this->send( $form, [], [ 'docs' => [ '' ], '_raw_docs' => '/etc/passwd' ] )['status'] );
		self::assertSame( [ 'Files:', [] ], [ trim( $this->mails[0]['message'] ), $this->mails[0]['attachments'] ] );
	}

	public function test_links_in_the_place_of_attachments(): void {
		$form = $this->form( '[mfile docs filetypes:txt]', [ 'body' => 'Files: [docs]', 'attachments' => '[docs]' ], "file_links: on\n" );
		$this->send( $form, [ [ 'a.txt', 'one' ], [ 'b.txt', 'two' ] ] );
		$links = array_map( SignedFileLinks::signed_url( ... ), ( new FileRepository() )->find_by_submission( self::last() ) );
		self::assertSame( [ "Files: \n" . implode( "\n", $links ), [] ], [ $this->mails[0]['message'], $this->mails[0]['attachments'] ] );

		$form = $this->form( '[mfile docs filetypes:txt]', [ 'body' => 'Files: [docs]', 'use_html' => true ], "file_links: on\n" );
		$this->send( $form, [ [ 'a"<i>.txt', 'one' ] ] );
		$link = SignedFileLinks::signed_url( ( new FileRepository() )->find_by_submission( self::last() )[0] );
		self::assertStringContainsString( '<a href="' . esc_url( $link ) . '">ai.txt</a>', $this->mails[1]['message'] );
	}

	public function test_what_is_too_large_for_a_mail_is_linked_in_it(): void {
		$form = $this->form( '[mfile docs filetypes:txt limit:30000000]', [ 'body' => 'Hello', 'attachments' => '[docs]' ] );
		$this->send( $form, [ [ 'a.txt', 'small' ], [ 'large.txt', str_repeat( 'x', 26 * MB_IN_BYTES ) ] ] );
		[ $small, $large ] = ( new FileRepository() )->find_by_submission( self::last() );
		self::assertSame( [ 'a.txt' ], array_map( 'basename', $this->mails[0]['attachments'] ) );
		self::assertSame( "Hello\n\nlarge.txt is too large for an email. Download it within 7 days: " . SignedFileLinks::signed_url( $large ), $this->mails[0]['message'] );
		self::assertStringNotContainsString( SignedFileLinks::signed_url( $small ), $this->mails[0]['message'] );
	}

	public function test_a_link_is_for_one_file_and_some_days(): void {
		$form = $this->form( '[mfile docs filetypes:txt]' );
		$this->send( $form, [ [ 'a.txt', 'one' ], [ 'b.txt', 'two' ] ] );
		$id          = self::last();
		[ $one, $two ] = ( new FileRepository() )->find_by_submission( $id );
		wp_parse_str( (string) wp_parse_url( SignedFileLinks::signed_url( $one ), PHP_URL_QUERY ), $link );
		self::assertEqualsWithDelta( time() + 7.5 * DAY_IN_SECONDS, (int) $link['until'], DAY_IN_SECONDS / 2 + 2 );
		self::assertSame( $one->token, FileDownload::find_linked( $id, $one->id(), $link['until'], $link['proof'] )?->token );
		foreach ( [
			'another file'       => [ $id, $two->id(), $link['until'], $link['proof'] ],
			'a longer time'      => [ $id, $one->id(), (string) ( (int) $link['until'] + 1 ), $link['proof'] ],
			'another submission' => [ $id + 1, $one->id(), $link['until'], $link['proof'] ],
			'no proof'           => [ $id, $one->id(), $link['until'], '' ],
			'no time'            => [ $id, $one->id(), '', $link['proof'] ],
		] as $what => $wrong ) {
			self::assertNull( FileDownload::find_linked( ...$wrong ), $what );
		}
		update_option( 'frontage_forms_file_link_days', '3' );
		self::assertSame( 3, SignedFileLinks::lifetime_days() );
		foreach ( [ '0' => 7, '-2' => 7, 'x' => 7, '9999' => 365 ] as $typed => $days ) {
			update_option( 'frontage_forms_file_link_days', (string) $typed );
			self::assertSame( $days, SignedFileLinks::lifetime_days(), (string) $typed );
		}
		add_filter( 'frontage_forms_file_link_days', static fn (): int => 1 );
		wp_parse_str( (string) wp_parse_url( SignedFileLinks::signed_url( $one ), PHP_URL_QUERY ), $short );
		self::assertLessThanOrEqual( time() + 2 * DAY_IN_SECONDS, (int) $short['until'] );
		self::assertFalse( SignedFileLinks::is_valid( $one, (string) ( time() - 1 ), $link['proof'] ) );
		( new SubmissionActions() )->delete( [ $id ] );
		self::assertNull( FileDownload::find_linked( $id, $one->id(), $link['until'], $link['proof'] ) );
	}

	public function test_a_picture_is_shown_by_its_kind_and_still_saved_by_itself(): void {
		$form = $this->form( '[mfile docs]' );
		$this->send( $form, [ [ 'a.gif', base64_decode( self::GIF ) ] ] );
		$answer = \Frontage\Forms\Files\FileResponse::create( ( new FileRepository() )->find_by_submission( self::last() )[0], as_picture: true );
		self::assertSame( [ 'image/gif', 'nosniff', "sandbox; default-src 'none'" ], [ $answer->headers['Content-Type'], $answer->headers['X-Content-Type-Options'], $answer->headers['Content-Security-Policy'] ] );
		self::assertStringStartsWith( 'attachment;', $answer->headers['Content-Disposition'] );
	}

	public function test_persons_get_the_names_and_take_the_files_along(): void {
		$form = $this->form( '[email your-email][mfile docs filetypes:txt]' );
		$this->send( $form, [ [ 'a.txt', 'one' ], [ 'b.txt', 'two' ] ], [ 'your-email' => 'ann@example.test' ] );
		self::assertStringContainsString( 'a.txt, b.txt', (string) wp_json_encode( self::pages( SubmissionPersonalData::export( ... ), 'ann@example.test' ) ) );
		self::assertCount( 2, $this->on_disk() );
		self::pages( SubmissionPersonalData::erase( ... ), 'ann@example.test' );
		self::assertSame( [ [], 0 ], [ $this->on_disk(), self::rows() ] );
	}

	public function test_a_page_without_the_field_is_what_it_was(): void {
		$added = static fn (): mixed => wp_styles()->get_data( 'frontage-contact-form-style', 'after' );
		wp_styles()->add_data( 'frontage-contact-form-style', 'after', [] );
		$plain = ( new \Frontage\Forms\Rendering\FormRenderer() )->render( $this->form( '[text a]' ) );
		self::assertStringNotContainsString( 'multipart', $plain );
		self::assertSame( [], $added() );
		( new \Frontage\Forms\Rendering\FormRenderer() )->render( $this->form( '[mfile a][mfile b]' ) );
		self::assertCount( 1, (array) $added() );
	}

	/** @param array<string, mixed> $mail */
	private function form( string $template, array $mail = [], string $settings = '' ): Form {
		$form = $this->make_form( $template, $settings );
		$form = ( new FormRepository() )->save( $form->with( [ 'mail' => $mail + $form->mail ] ) );
		self::assertInstanceOf( Form::class, $form );
		return $form;
	}

	/**
	 * @param list<array{0: string, 1: string, 2?: int}> $files
	 * @param array<string, mixed>                       $fields
	 * @return array<mixed>
	 */
	private function send( Form $form, array $files, array $fields = [] ): array {
		$part = [ 'name' => [ '' ], 'type' => [ '' ], 'tmp_name' => [ '' ], 'error' => [ UPLOAD_ERR_NO_FILE ], 'size' => [ 0 ] ]; // As a browser sends an input without a choice.
		foreach ( $files as $index => $file ) {
			$path         = (string) tempnam( sys_get_temp_dir(), 'upload' );
			$this->made[] = $path;
			file_put_contents( $path, $file[1] );
			$part['name'][ $index ]     = $file[0];
			$part['tmp_name'][ $index ] = $path;
			$part['error'][ $index ]    = $file[2] ?? UPLOAD_ERR_OK;
			$part['size'][ $index ]     = strlen( $file[1] );
		}
		$request = new \WP_REST_Request( 'POST', "/frontage/v1/contact-forms/{$form->id}/feedback" );
		$request->set_header( 'content-type', 'multipart/form-data; boundary=x' );
		$request->set_body_params( self::fill_fields( $fields ) );
		$request->set_file_params( [ 'docs' => $part ] );
		$answer = rest_do_request( $request );
		self::end_request();
		return (array) $answer->get_data();
	}

	private static function last(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(id) FROM %i', SubmissionTable::table_name() ) );
	}

	/** @return list<string> What came since the test began. */
	private function on_disk(): array {
		return array_values( array_diff( self::lying(), $this->before ) );
	}

	/** @return list<string> */
	private static function lying(): array {
		return [ ...( glob( PrivateFolder::path() . '/??/*' ) ?: [] ), ...( glob( PrivateFolder::path() . '/request/*' ) ?: [] ) ];
	}

	private static function zip( string $content ): string {
		$packed = (string) gzdeflate( $content );
		$common = pack( 'vvvvVVVvv', 0, 8, 0, 0, crc32( $content ), strlen( $packed ), strlen( $content ), 1, 0 );
		$list   = "PK\x01\x02" . pack( 'vv', 20, 20 ) . $common . pack( 'vvvVV', 0, 0, 0, 0, 0 ) . 'a';
		$body   = "PK\x03\x04" . pack( 'v', 20 ) . $common . 'a' . $packed;
		return $body . $list . "PK\x05\x06" . pack( 'vvvvVVv', 0, 0, 1, 1, strlen( $list ), strlen( $body ), 0 );
	}
}
