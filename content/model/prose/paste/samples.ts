/** Clipboard contents of several programs, shortened. */

export const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoNormal><span style='font-family:"Arial",sans-serif;mso-fareast-font-family:Calibri;color:#C00000'>The <b style='mso-bidi-font-weight:normal'>north
jetty</b> is <i>closed</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>Bring a towel<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]>or two<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Leave the <a href="https://example.org/dogs"><span style='color:blue'>dog</span></a><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span>Call 112</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span>Wait</p>
<p class=MsoNormal><span style='display:none;mso-hide:all'>secret</span>Signed, <a name="_Toc1"></a>the harbour master</p>
<!--EndFragment--></body></html>`

export const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-family:Arial;color:#000000;font-weight:400;">Opening hours</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">From </span><span style="font-weight:700;">nine</span><span style="font-weight:400;"> to </span><span style="font-weight:400;font-style:italic;">five</span><span style="font-style:normal;">, see </span><a href="https://www.google.com/url?q=https://example.org/plan&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">the plan</span></a></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>Monday</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Tuesday</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span>morning only</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`

export const webPage = `<html><body><!--StartFragment--><div class="card" style="background:#fff"><h1 style="font-size:40px">Tides</h1><script>track()</script><p style="color:red">High water<br>at noon</p><table border="1"><tbody><tr><th>Monday</th><td><p>12:04</p></td></tr><tr><th>Tuesday</th><td>12:51</td></tr></tbody></table><img src="https://example.org/pixel.gif"><p></p><div>&nbsp;</div><div><span><font face="Arial">Next page</font></span></div></div><!--EndFragment--></body></html>`

/** Word with changes tracked in the text and with comments, each of which is written twice. */
export const reviewedWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><style id=dynCom type="text/css"><!-- --></style>
<style><!-- ins {mso-style-type:export-only; text-decoration:none;} span.msoDel {mso-style-type:export-only; text-decoration:line-through; color:red;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoNormal>Built in <span class=msoDel><del cite="mailto:Ann%20Bell" datetime="2026-05-02T10:11"><span style='font-size:9.0pt'>1998</span></del></span><span class=msoIns><ins cite="mailto:Ann%20Bell" datetime="2026-05-02T10:11">2004</ins></span>,<del cite="mailto:Ann%20Bell" datetime="2026-05-02T10:12"> by nobody</del> by the sea.<o:p></o:p></p>
<p class=MsoNormal>The <a style='mso-comment-reference:AB_1;mso-comment-date:20260502T1013'>price</a><span class=MsoCommentReference><span style='font-size:8.0pt;line-height:107%'><a style='mso-comment-reference:AB_1;mso-comment-date:20260502T1013'>&nbsp;</a><span style='mso-special-character:comment'>&nbsp;<![if !supportAnnotations]><a href="#_msocom_1" language=JavaScript id="_anchor_1" onmouseover="msoCommentShow('_anchor_1','_com_1')" onmouseout="msoCommentHide('_com_1')" class=msocomanchor name="_msoanchor_1">[AB1]</a><![endif]></span></span></span> is fine.<a href="#_msocom_2" name="_msoanchor_2">[AB2]</a><o:p></o:p></p>
<p class=MsoNormal><span class=msoDel><del cite="mailto:Ann%20Bell" datetime="2026-05-02T10:14">A paragraph less.<o:p></o:p></del></span></p>
<!--EndFragment-->
<div style='mso-element:comment-list'><![if !supportAnnotations]>
<hr class=msocomoff align=left size=1 width="33%">
<![endif]>
<div style='mso-element:comment'><![if !supportAnnotations]>
<div id="_com_1" class=msocomtxt language=JavaScript onmouseover="msoCommentShow('_anchor_1','_com_1')" onmouseout="msoCommentHide('_com_1')"><![endif]>
<div><![if !supportAnnotations]><a name="_msocom_1"></a><![endif]><span style='mso-comment-author:"Ann Bell"'></span>
<p class=MsoCommentText><span class=MsoCommentReference><span style='font-size:8.0pt'><span style='mso-special-character:comment'>&nbsp;<![if !supportAnnotations]><a class=msocomoff href="#_msoanchor_1">[AB1]</a><![endif]></span></span></span>Owner would take ten per cent less.<o:p></o:p></p>
</div>
<![if !supportAnnotations]></div>
<![endif]></div>
</div>
</body></html>`

/** A page that Google Docs has made of a document with comments, copied out of a browser. */
export const commentedGoogleDocs = `<meta charset='utf-8'><h2 class="c1"><span class="c2">Opening hours</span></h2><p class="c1"><span>From </span><span class="c4">nine</span><sup><a href="https://example.org/plan.html#cmnt1" id="cmnt_ref1">[a]</a></sup><span> to five</span><sup><a href="#cmnt2" id="cmnt_ref2">[b]</a></sup></p><div class="c3" style="border:1px solid black;margin:5px"><p class="c5"><a href="https://example.org/plan.html#cmnt_ref1" id="cmnt1">[a]</a><span class="c2">Is that so?</span></p><p class="c5"><span class="c2">Ask the owner.</span></p></div><div class="c3"><p class="c5"><a href="#cmnt_ref2" id="cmnt2">[b]</a><span class="c2">Or six</span></p></div>`

/** LibreOffice writes comments as HTML comments, and deletions as elements. */
export const libreOffice = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head><meta name="generator" content="LibreOffice 24.8 (Linux)"/></head><body lang="en-GB" dir="ltr"><p style="line-height: 100%; margin-bottom: 0cm">Built in <del cite="" datetime="2026-05-02T10:11:00"><font color="#c9211e">1998</font></del><ins datetime="2026-05-02T10:11:00">2004</ins><!-- Is that so? -->.</p></body></html>`
